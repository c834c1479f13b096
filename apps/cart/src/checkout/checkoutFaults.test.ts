import { BLANK_CHECKOUT, type CheckoutValues } from './checkoutAtom.ts'
import { checkoutFaults } from './checkoutFaults.ts'

const right: CheckoutValues = { ...BLANK_CHECKOUT, name: 'Анна Петрова', phone: '9162041818', officeId: 101 }

test.each<[string, string | undefined]>([
  ['', 'Введите ваше имя'],
  ['Покупатель', 'Некорректное имя'],
  ['Anna', 'Заполните поле русскими буквами без цифр и знаков препинания'],
  ['Петрова А', 'Имя, фамилия или отчество не могут быть короче двух букв'],
  ['Петрова Анна Ильинична', undefined],
])('the name «%s» is checked as a full name', (name, message) => {
  expect(checkoutFaults({ ...right, name }).name).toBe(message)
})

test('what is right has no faults', () => {
  expect(checkoutFaults(right)).toEqual({})
})

test('the digits of the field are checked as a whole number', () => {
  expect(checkoutFaults({ ...right, phone: '' }).phone).toBe('Введите ваш номер телефона')
  expect(checkoutFaults({ ...right, phone: '916' }).phone).toBe('Номер телефона должен содержать 11 цифр')
  expect(checkoutFaults({ ...right, phone: '9999999912' }).phone).toBe('Введите корректный номер телефона')
})

test('an e-mail may be left out, but not be wrong', () => {
  expect(checkoutFaults({ ...right, email: ' ' })).toEqual({})
  expect(checkoutFaults({ ...right, email: 'anna' })).toEqual({ email: 'Email должен содержать символы «@» и «.»' })
})

test('pickup needs an office, the courier an address', () => {
  const address = 'Москва, Варшавское ш., 97, кв. 5'
  expect(checkoutFaults({ ...right, officeId: null })).toHaveProperty('officeId')
  expect(checkoutFaults({ ...right, deliveryType: 'courier', officeId: null, address })).toEqual({})
  expect(checkoutFaults({ ...right, deliveryType: 'courier', address: '  Москва   ' })).toHaveProperty('address')
})

test('the number of nobody is refused only where the shop wants it', () => {
  const values = { ...right, phone: '4950000000' }
  expect(checkoutFaults(values)).toEqual({})
  expect(checkoutFaults(values, { isDummyRefused: true })).toEqual({ phone: 'Введите корректный номер телефона' })
})
