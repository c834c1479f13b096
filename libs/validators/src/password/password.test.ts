import fc from 'fast-check'
import * as v from 'valibot'
import { isPassword, PASSWORD_MAX, passwordFault } from './password.ts'
import { Password } from './password.schema.ts'
import { passwordMessages } from './password.texts.ts'

const messageOf = (password: string) => {
  const fault = passwordFault(password)
  return fault && passwordMessages[fault]
}

test('a password must be there [VALID-027]', () => {
  expect(messageOf('')).toBe('Введите пароль')
})

test.each(['пароль', 'secret пароль', 'abc def', ' secret', 'секрет1', 'secrét', 'abc\tdef', 'abcdef😀'])(
  '«%s» has other signs than Latin letters, digits and special symbols [VALID-028]',
  (password) => {
    expect(messageOf(password)).toBe('Пароль может содержать только латинские буквы, цифры и спецсимволы')
  },
)

test('every special symbol of a keyboard is right [VALID-028]', () => {
  expect(messageOf('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~')).toBeNull()
})

test('6 to 50 characters [VALID-029]', () => {
  const message = 'Пароль должен содержать от 6 до 50 символов'
  expect(messageOf('a'.repeat(5))).toBe(message)
  expect(messageOf('a'.repeat(6))).toBeNull()
  expect(messageOf('a'.repeat(PASSWORD_MAX))).toBeNull()
  expect(messageOf('a'.repeat(51))).toBe(message)
})

test('any printable ASCII without spaces of the right length is right, and nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(isPassword(text)).toBe(/^[\x21-\x7E]{6,50}$/.test(text))
    }),
  )
})

test('the schema carries the flag and leaves the password as it is', () => {
  expect(v.parse(Password, 'secret1!')).toBe('secret1!')
  expect(v.safeParse(Password, ' secret').issues?.[0]?.message).toBe('symbols')
  expect(v.safeParse(Password, 'abc').issues?.[0]?.message).toBe('length')
})
