/** A stored view as the staff edits it: without its drawing. */
export const viewOf = (stored: string): string => stored.split('/').at(-1)!
