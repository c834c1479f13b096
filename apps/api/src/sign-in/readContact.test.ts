import { maskContact, readEmail, readPhone, typeOfLogin } from './readContact.ts'

test.each([
  ['+7 (903) 123-45-67', '9031234567'],
  ['8 (903) 123\u201345\u201367', '9031234567'],
  ['7\u00a0903\u00a0123\u00a045\u00a067', '9031234567'],
  ['9031234567', '9031234567'],
  ['8 495 204 18 37', '4952041837'],
])('%j is the phone %s', (text, phone) => expect(readPhone(text).value).toBe(phone))

test.each(['', '903123456', '59031234567', '+1 903 123 45 67', '٩٠٣١٢٣٤٥٦٧', '903123456x', '8'.repeat(10_000)])(
  '%.20j is no phone',
  (text) => expect(readPhone(text)).toEqual({ value: null, fault: expect.any(String) }),
)

test('an e-mail is kept in lower case', () => {
  expect(readEmail(' Anna@Mail.Example ')).toEqual({ value: 'anna@mail.example', fault: null })
})

test.each([
  ['8 (903) 123', 'phone'],
  ['+7', 'phone'],
  ['anna', 'email'],
  ['анна', 'email'],
  ['1@x.ru', 'email'],
  ['', 'phone'],
])('%j is meant as a %s', (text, type) => expect(typeOfLogin(text)).toBe(type))

test('contacts are shown masked', () => {
  expect(maskContact({ type: 'phone', value: '9162041837' })).toBe('+7 (916) •••-••-37')
  expect(maskContact({ type: 'email', value: 'anna@mail.example' })).toBe('a•••@mail.example')
})
