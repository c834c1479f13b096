import * as v from 'valibot'
import { emailMessages } from '@verstak/validators/email.texts'
import { checkoutLogic } from './checkoutLogic.ts'
import { checkoutSchema } from './checkoutSchema.ts'

const right = {
  name: 'Анна Петрова',
  phone: '+7 (916) 204-18-18',
  email: '',
  deliveryType: 'pickup',
  officeId: '101',
  payment: 'card',
  comment: '',
}

/** Error sentences of a form with these values. */
function errorsOf(texts: Record<string, string>, isDummyRefused = false) {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(texts)) form.append(fieldOf(name, value))
  return checkoutLogic.check(form, { isDummyRefused } as Parameters<typeof checkoutLogic.check>[1])
}
const fieldOf = (name: string, value: string) => Object.assign(document.createElement('input'), { name, value })

test.each<[string, string | undefined]>([
  ['', 'Введите ваше имя'],
  ['Покупатель', 'Некорректное имя'],
  ['Anna', 'Заполните поле русскими буквами без цифр и знаков препинания'],
  ['Петрова А', 'Имя, фамилия или отчество не могут быть короче двух букв'],
  ['Петрова Анна Ильинична', undefined],
])('the name «%s» is checked as a full name', (name, message) => {
  expect(errorsOf({ ...right, name }).name).toBe(message)
})

test('what is right has no errors', () => {
  expect(errorsOf(right)).toEqual({})
})

test('what was read is as the order takes it', () => {
  const typed = { ...right, name: ' Анна Петрова ', email: ' ', comment: ' домофон 12 ' }
  expect(v.parse(checkoutSchema({}), typed)).toEqual({
    ...right,
    organizationId: 0,
    name: 'Анна Петрова',
    phone: '9162041818',
    officeId: 101,
    comment: 'домофон 12',
  })
})

test.each([
  ['', 'Введите ваш номер телефона'],
  ['+7 (916) ', 'Номер телефона должен содержать 11 цифр'],
  ['+7 (999) 999-99-12', 'Введите корректный номер телефона'],
])('the phone «%s» is checked as a whole number', (phone, message) => {
  expect(errorsOf({ ...right, phone }).phone).toBe(message)
})

test('an e-mail may be left out, but not be wrong', () => {
  expect(errorsOf({ ...right, email: ' ' })).toEqual({})
  expect(errorsOf({ ...right, email: 'anna' })).toEqual({ email: emailMessages.requiredSymbols })
})

test('pickup needs an office, the courier an address', () => {
  const { officeId: _, ...nowhere } = right
  expect(errorsOf(nowhere)).toEqual({ officeId: 'Выберите магазин, где заберёте заказ' })
  const courier = { ...nowhere, deliveryType: 'courier' }
  expect(errorsOf({ ...courier, address: 'Москва, Варшавское ш., 97, кв. 5' })).toEqual({})
  expect(errorsOf({ ...courier, address: '  Москва   ' })).toEqual({
    address: 'Напишите адрес полностью: город, улица, дом, квартира',
  })
})

test('all that is wrong is told at once', () => {
  const { officeId: _, ...nowhere } = right
  const errors = errorsOf({ ...nowhere, name: '', phone: '', email: '@' })
  expect(Object.keys(errors)).toEqual(['name', 'phone', 'email', 'officeId'])
})

test('the number of nobody is refused only where the shop wants it', () => {
  const texts = { ...right, phone: '+7 (495) 000-00-00' }
  expect(errorsOf(texts)).toEqual({})
  expect(errorsOf(texts, true)).toEqual({ phone: 'Введите корректный номер телефона' })
})
