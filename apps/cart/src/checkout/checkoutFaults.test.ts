import { emailFault, type EmailFault } from '@verstak/validators/email'
import { fullNameFault } from '@verstak/validators/personName'
import { phoneFaults } from '@verstak/validators/phone'
import { emailMessages, nameMessages, phoneMessage } from './checkout.texts.ts'
import { BLANK_CHECKOUT, type CheckoutValues } from './checkoutAtom.ts'
import { checkoutFaults } from './checkoutFaults.ts'

const right: CheckoutValues = { ...BLANK_CHECKOUT, name: 'Анна Петрова', phone: '9162041818', officeId: 101 }

const nameMessageOf = (name: string) => {
  const fault = fullNameFault(name)
  return fault && nameMessages[fault]
}
const phoneMessageOf = (phone: string) => {
  const faults = phoneFaults(phone)
  return faults.length > 0 ? phoneMessage(faults) : null
}
const emailMessageOf = (email: string) => {
  const fault = emailFault(email)
  return fault && emailMessages[fault]
}

test.each<[string, string | null, string]>([
  ['', 'Введите ваше имя', '[VALID-006]'],
  ['А', 'Введите ваше имя', '[VALID-006]'],
  ['Ян', null, '[VALID-006]'],
  ['Покупатель', 'Некорректное имя', '[VALID-007]'],
  ['Anna', 'Заполните поле русскими буквами без цифр и знаков препинания', '[VALID-008]'],
  ['Анна 2', 'Заполните поле русскими буквами без цифр и знаков препинания', '[VALID-008]'],
  ["Анна-Мария О'Нил", null, '[VALID-008]'],
  ['Фамилия Имя', 'Некорректное имя', '[VALID-009]'],
  ['Отчество', 'Некорректное имя', '[VALID-009]'],
  ['а'.repeat(100), null, '[VALID-011]'],
  ['а'.repeat(101), 'Введите до 100 символов', '[VALID-011]'],
  ['Петрова А', 'Имя, фамилия или отчество не могут быть короче двух букв', '[VALID-012]'],
  ['Петрова Анна Ильинична', null, '[VALID-012]'],
  ['Петрова Анна Ильинична Младшая', 'Некорректное имя', '[VALID-012]'],
])('name «%s»: %s %s', (name, message) => {
  expect(nameMessageOf(name)).toBe(message)
  expect(checkoutFaults({ ...right, name }).name ?? null).toBe(message)
})

test.each<[string, string | null, string]>([
  ['', 'Введите ваш номер телефона', '[FEEDBACK-022]'],
  ['7916204181', 'Номер телефона должен содержать 11 цифр', '[VALID-001]'],
  ['791620418181', 'Номер телефона должен содержать 11 цифр', '[VALID-001]'],
  ['79162041818', null, '[VALID-001]'],
  ['99162041818', 'Номер телефона должен начинаться с +7 или 8', '[VALID-002]'],
  ['+79162041818', null, '[VALID-002]'],
  ['89162041818', null, '[VALID-002]'],
  ['70162041818', 'Код города может начинаться только с 3, 4, 8 и 9', '[VALID-003]'],
  ['71162041818', 'Код города может начинаться только с 3, 4, 8 и 9', '[VALID-003]'],
  ['72162041818', 'Код города может начинаться только с 3, 4, 8 и 9', '[VALID-003]'],
  ['75162041818', 'Код города может начинаться только с 3, 4, 8 и 9', '[VALID-003]'],
  ['76162041818', 'Код города может начинаться только с 3, 4, 8 и 9', '[VALID-003]'],
  ['77162041818', 'Код города может начинаться только с 3, 4, 8 и 9', '[VALID-003]'],
  ['79999999912', 'Введите корректный номер телефона', '[VALID-004]'],
  ['79999999123', null, '[VALID-004]'],
  ['7916204181а', 'Введите корректный номер телефона', '[VALID-004]'],
  ['916204181', 'Номер телефона должен начинаться с +7 или 8 и содержать 11 цифр', '[VALID-005]'],
  [
    '7116204',
    'Номер телефона должен содержать 11 цифр. Код города может начинаться только с 3, 4, 8 и 9',
    '[VALID-005]',
  ],
])('phone «%s»: %s %s', (phone, message) => {
  expect(phoneMessageOf(phone)).toBe(message)
})

test.each<[string, string, string]>([
  ['', 'Введите ваш Email', '[VALID-016]'],
  ['a@b@c.ru', 'Email не должен содержать более 1 символа «@»', '[VALID-017]'],
  ['анна@example.ru', 'Email не должен содержать русские буквы', '[VALID-018]'],
  ['an#na@example.ru', 'Email не должен содержать специальные символы', '[VALID-019]'],
  ['anna.example.ru', 'Email должен содержать символы «@» и «.»', '[VALID-020]'],
  ['anna@example', 'Email должен содержать символы «@» и «.»', '[VALID-020]'],
  ['@example.ru', 'Перед «@» должен быть минимум 1 символ', '[VALID-021]'],
  ['anna@.ru', 'После «@» должен быть минимум 1 символ', '[VALID-022]'],
  ['anna@example.r', 'После точки должно быть минимум 2 буквы', '[VALID-023]'],
  ['anna..petrova@example.ru', 'Введите корректный email', '[VALID-024]'],
])('e-mail «%s»: %s %s', (email, message) => {
  expect(emailMessageOf(email)).toBe(message)
})

test('every fault of an e-mail has a message of its own', () => {
  const messages = Object.values(emailMessages satisfies Record<EmailFault, string>)
  expect(new Set(messages).size).toBe(messages.length)
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
