/** A whole number as a field has it; undefined while it has none. */
export const wholeNumber = (text: string): number | undefined =>
  /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : undefined
