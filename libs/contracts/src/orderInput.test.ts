import * as v from 'valibot'
import { OrderInput } from './order.contract.ts'

const contact = { name: 'Анна Петрова', phone: '9162041818', email: '' }

/** Invalid fields of the order form, with their flags. */
function faultsOf(change: Partial<typeof contact>): [field: string | null, flag: string][] {
  const { success, issues } = v.safeParse(OrderInput.entries.contact, { ...contact, ...change })
  return success ? [] : issues.map((issue) => [v.getDotPath(issue), issue.message])
}

test.each(['', ' ', 'anna@xn--80aswg.xn--p1ai', 'anna@my--shop.ru', `${'a'.repeat(64)}@example.ru`])(
  'an order takes the e-mail %j',
  (email) => {
    expect(faultsOf({ email })).toEqual([])
  },
)

test.each([
  ['anna', 'requiredSymbols'],
  ['анна@example.ru', 'letters'],
  ['a!b@example.ru', 'symbols'],
  [`${'a'.repeat(65)}@example.ru`, 'invalid'],
  [`anna@${'b'.repeat(64)}.ru`, 'invalid'],
])('an order refuses the e-mail %j by the rule of all forms', (email, flag) => {
  expect(faultsOf({ email })).toEqual([['email', flag]])
})

test.each([
  ['И', 'short'],
  ['Anna', 'letters'],
  ['Иван 2', 'letters'],
  ['Имя', 'placeholder'],
  ['Иван П', 'shortPart'],
  [`Иван ${'я'.repeat(100)}`, 'long'],
])('an order refuses the name %j by the rule of names', (name, flag) => {
  expect(faultsOf({ name })).toEqual([['name', flag]])
})

test.each(['7162041818', '916204181', '91620418180', '9999999912', 'x162041818'])(
  'an order refuses the phone %j',
  (phone) => {
    expect(faultsOf({ phone })).toEqual([['phone', 'invalid']])
  },
)

test('contact data are taken without the spaces around', () => {
  const answer = v.parse(OrderInput.entries.contact, { ...contact, name: ' Анна-Мария ', email: ' anna@example.ru ' })
  expect(answer).toEqual({ ...contact, name: 'Анна-Мария', email: 'anna@example.ru' })
})
