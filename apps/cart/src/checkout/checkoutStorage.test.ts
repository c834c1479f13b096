import { BLANK_CHECKOUT } from './checkoutAtom.ts'
import { keepCheckout, readKeptCheckout } from './checkoutStorage.ts'

beforeEach(() => sessionStorage.clear())

const filled = { ...BLANK_CHECKOUT, name: 'Анна', deliveryType: 'courier', officeId: 7, payment: 'cash' } as const

test('what was kept comes back, until it is forgotten', () => {
  keepCheckout(filled)
  expect(readKeptCheckout()).toEqual(filled)
  keepCheckout(null)
  expect(readKeptCheckout()).toBeNull()
})

test.each([
  ['nothing', null],
  ['a text', 'Анна'],
  ['half of it', { name: 'Анна' }],
  ['a name that is none', { ...filled, name: 1 }],
  ['a delivery that nobody offers', { ...filled, deliveryType: 'drone' }],
  ['a payment that nobody takes', { ...filled, payment: null }],
  ['an office that is no number', { ...filled, officeId: '7' }],
])('%s is not taken for what was filled in', (_name, kept) => {
  sessionStorage.setItem('verstak.checkout', JSON.stringify(kept))
  expect(readKeptCheckout()).toBeNull()
})
