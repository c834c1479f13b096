import fc from 'fast-check'
import * as v from 'valibot'
import { isPassword, PASSWORD_RULES, passwordFault, type PasswordRules } from './password.ts'
import { Password } from './password.schema.ts'
import { passwordHint, passwordMessage } from './password.texts.ts'

const messageOf = (password: string, rules?: PasswordRules) => {
  const fault = passwordFault(password, rules)
  return fault && passwordMessage(fault, rules)
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
  expect(messageOf('a'.repeat(50))).toBeNull()
  expect(messageOf('a'.repeat(51))).toBe(message)
})

test('any printable ASCII without spaces of the right length is right, and nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(isPassword(text)).toBe(/^[\x21-\x7E]{6,50}$/.test(text))
    }),
  )
})

test('a strict shop takes any characters, 8 to 128 of them', () => {
  const { strict } = PASSWORD_RULES
  const message = 'Пароль должен содержать от 8 до 128 символов'
  expect(messageOf('', strict)).toBe('Введите пароль')
  expect(messageOf('a'.repeat(7), strict)).toBe(message)
  expect(messageOf('🔧'.repeat(7), strict)).toBe(message)
  expect(messageOf('пароль с пробелами 🔧', strict)).toBeNull()
  expect(messageOf('a'.repeat(128), strict)).toBeNull()
  expect(messageOf('a'.repeat(129), strict)).toBe(message)
  expect(passwordHint(strict)).toBe('От 8 до 128 символов, можно с пробелами и русскими буквами')
})

test('the schema carries the flag and leaves the password as it is', () => {
  expect(v.parse(Password, 'secret1!')).toBe('secret1!')
  expect(v.safeParse(Password, ' secret').issues?.[0]?.message).toBe('symbols')
  expect(v.safeParse(Password, 'abc').issues?.[0]?.message).toBe('length')
})
