/** Whole thousands may stand apart; units and zeros after the point are passed over. */
const QUANTITY =
  /^(\d{1,3}(?: \d{3})+|\d+)(?:[.,]0+)?\s*(?:шт(?:\.|ук[аи]?)?|ед\.?|pcs\.?|уп(?:\.|ак\.?)?|комплекта?|компл\.?)?$/u

const MOST = 1_000_000

/** Pieces of a list's cell, such as «2 шт», «1 000» or «3,0»; one for an empty cell, null for what is no quantity. */
export function parseQuantity(text: string): number | null {
  const plain = text
    .replace(/[\s\u00A0\u202F\u2009]+/gu, ' ')
    .trim()
    .toLowerCase()
  if (plain === '') return 1
  const [, digits] = QUANTITY.exec(plain) ?? []
  const pieces = digits === undefined ? 0 : Number(digits.replaceAll(' ', ''))
  return pieces >= 1 && pieces <= MOST ? pieces : null
}
