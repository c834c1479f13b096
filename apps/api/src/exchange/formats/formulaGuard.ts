/** Spreadsheets take what begins like this for a formula. */
const FORMULA = /^'*\s*[=+\-@\t\r]/u

/** A text that no spreadsheet computes: an apostrophe stands before it. */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text as it was before it was guarded. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
