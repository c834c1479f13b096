/**
 * A copy of a text that is kept for long. V8 makes of a piece of a text a view, which would hold the whole part of the file
 * that it was read from.
 */
export const detach = (text: string): string => (text.isWellFormed() ? Buffer.from(text).toString() : text)
