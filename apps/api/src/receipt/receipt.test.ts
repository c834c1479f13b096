import fc from 'fast-check'
import { amountOf, customerOf } from './receiptFormat.ts'
import { receiptItems, type ReceiptLine } from './receiptItems.ts'
import { vatCodeOf, type Vat } from './vatCode.ts'

const line = (changes: Partial<ReceiptLine> = {}): ReceiptLine => ({
  name: 'Перфоратор',
  quantity: 1,
  paid: 100_000,
  vat: 'standard',
  marks: [],
  ...changes,
})
const AT = new Date('2026-11-20T12:00:00Z')
const handedOver = { at: AT, isPrepayment: false }

test.each<[Vat, string, number, number]>([
  ['standard', '2025-12-31T20:59:59Z', 4, 6],
  ['standard', '2025-12-31T21:00:00Z', 11, 12],
  ['standard', '2026-11-20T12:00:00Z', 11, 12],
  ['reduced', '2025-06-01T12:00:00Z', 3, 5],
  ['reduced', '2026-11-20T12:00:00Z', 3, 5],
  ['none', '2026-11-20T12:00:00Z', 1, 1],
])('VAT «%s» at %s has the codes %i and, of a prepayment, %i', (vat, at, full, prepaid) => {
  expect([vatCodeOf(vat, new Date(at), false), vatCodeOf(vat, new Date(at), true)]).toEqual([full, prepaid])
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [12_345, '123.45'],
  [100, '1.00'],
])('%i kopecks are written %s', (kopecks, value) => expect(amountOf(kopecks)).toEqual({ value, currency: 'RUB' }))

test('positions add up to what was paid, to the kopeck', () => {
  const kopecks = (value: string) => Math.round(Number(value) * 100)
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 999 }),
          paid: fc.integer({ min: 0, max: 10 ** 8 }),
          marks: fc.array(fc.string(), { maxLength: 5 }),
        }),
        { maxLength: 5 },
      ),
      fc.boolean(),
      (lines, isPrepayment) => {
        const items = receiptItems(lines.map(line), { at: AT, isPrepayment })
        const sum = items.reduce((total, { amount, quantity }) => total + kopecks(amount.value) * Number(quantity), 0)
        expect(sum).toBe(lines.reduce((total, { paid }) => total + paid, 0))
      },
    ),
  )
})

test('marked pieces stand each with its code once they are handed over, and without it before', () => {
  const marked = line({ quantity: 3, paid: 100_000, marks: ['0104606', '0104607'] })
  expect(receiptItems([marked], handedOver)).toMatchObject([
    {
      quantity: '1.000',
      amount: { value: '333.34' },
      payment_subject: 'marked',
      mark_mode: '0',
      mark_code_info: { mark_code_raw: '0104606' },
    },
    { quantity: '1.000', amount: { value: '333.33' }, payment_subject: 'marked' },
    { quantity: '1.000', amount: { value: '333.33' }, payment_subject: 'commodity' },
  ])
  const prepaid = receiptItems([marked], { at: AT, isPrepayment: true })
  expect(prepaid.map(({ payment_subject, payment_mode }) => [payment_subject, payment_mode])).toEqual([
    ['commodity', 'full_prepayment'],
    ['commodity', 'full_prepayment'],
  ])
})

test('gifts are no position, a long name is cut, delivery is a service', () => {
  const items = receiptItems(
    [line({ paid: 0 }), line({ name: 'щ'.repeat(200) }), line({ name: 'Доставка', isService: true })],
    handedOver,
  )
  expect(items.map(({ description, payment_subject }) => [description.length, payment_subject])).toEqual([
    [128, 'commodity'],
    [8, 'service'],
  ])
})

test('a receipt goes to the mail address, without one to the phone', () => {
  const order = { contact_name: 'Иван', phone: '9161234567', email: '' }
  expect(customerOf(order)).toEqual({ full_name: 'Иван', phone: '79161234567' })
  expect(customerOf({ ...order, email: 'i@example.com' })).toEqual({ full_name: 'Иван', email: 'i@example.com' })
})
