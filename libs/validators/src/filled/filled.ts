/** A field that must be filled in. */
export type FilledFault = 'empty'

/** Fault of a required text; null when there is more than spaces in it. */
export const filledFault = (text: string): FilledFault | null => (text.trim() === '' ? 'empty' : null)

/** Whether there is more than spaces in a text. */
export const isFilled = (text: string): boolean => filledFault(text) === null
