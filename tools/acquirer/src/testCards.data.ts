/** What becomes of a payment with a test card. */
export type CardOutcome =
  | { kind: 'paid' }
  /** A step with a code comes before. */
  | { kind: '3ds' }
  | { kind: 'refused'; reason: string }
  /** The bank takes so long; the shopper is led back at once. */
  | { kind: 'slow'; ms: number }
  /** The bank never answers. */
  | { kind: 'silent' }
  /** Paid; the acquirer's notices come twice. */
  | { kind: 'paid'; notices: 'twice' }

export interface TestCard {
  number: string
  outcome: CardOutcome
  hint: string
}

/** Code of the step with 3-D Secure. */
export const SECURE_CODE = '1234'

export const TEST_CARDS: readonly TestCard[] = [
  { number: '2200000000000004', outcome: { kind: 'paid' }, hint: 'оплата проходит сразу' },
  { number: '2200000000000012', outcome: { kind: '3ds' }, hint: `банк спросит код 3-D Secure: ${SECURE_CODE}` },
  { number: '2200000000000020', outcome: { kind: 'refused', reason: 'general_decline' }, hint: 'банк отказывает' },
  {
    number: '2200000000000038',
    outcome: { kind: 'refused', reason: 'insufficient_funds' },
    hint: 'на карте не хватает денег',
  },
  { number: '2200000000000046', outcome: { kind: 'slow', ms: 15_000 }, hint: 'банк отвечает через 15 секунд' },
  { number: '2200000000000053', outcome: { kind: 'silent' }, hint: 'банк не отвечает' },
  { number: '2200000000000061', outcome: { kind: 'paid', notices: 'twice' }, hint: 'уведомления приходят дважды' },
]

/** Luhn's check digit. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{16,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
