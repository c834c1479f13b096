import { flowOf, offerOf } from '../testing/answers.ts'
import { checkForm, checkSchema, loginError } from './checkForm.ts'
import { firstState, type SignInState } from './signInState.ts'

const required = 'Поле обязательно для заполнения'

test('an empty login [VALID-031]', () => {
  expect(loginError('')).toBe(required)
  expect(checkForm(firstState(), { login: '  ' })).toEqual({ login: required })
})

test.each([
  ['916204183', 'Номер телефона должен содержать 11 цифр'],
  ['9999999999', 'Введите корректный номер телефона'],
])('a phone is checked as one: «%s» [VALID-032]', (login, message) => expect(loginError(login)).toBe(message))

test.each([
  ['anna', 'Email должен содержать символы «@» и «.»'],
  ['анна@mail.example', 'Email не должен содержать русские буквы'],
  ['аnna@mail.example', 'Email не должен содержать русские буквы'],
])('anything else as an e-mail: «%s» [VALID-033]', (login, message) => expect(loginError(login)).toBe(message))

test.each(['+7 (495) 120-44-15', '8 800 550-37-70', '4951204415'])('a landline «%s» [VALID-034]', (login) => {
  expect(loginError(login)).toBe('Введите электронную почту или номер мобильного телефона')
})

test.each(['9162041837', '+7 (916) 204-18-37', '8 (916) 204-18-37', 'anna@mail.example'])('«%s» is right', (login) => {
  expect(loginError(login)).toBeNull()
})

test('the password of a sign-in must only be there [VALID-035]', () => {
  const at: SignInState = { ...firstState(), place: 'PASSWORD' }
  expect(checkForm(at, { password: '' })).toEqual({ password: required })
  expect(checkForm(at, { password: 'п' })).toEqual({})
})

test('a code has as many digits as the server says [OTP-008]', () => {
  const at: SignInState = { ...firstState(), place: 'OTP' }
  expect(checkForm(at, { code: '481' })).toHaveProperty('code')
  expect(checkForm(at, { code: '4815' })).toEqual({})
  expect(checkForm({ ...at, code: { ...at.code, length: 6 } }, { code: '4815' })).toHaveProperty('code')
})

describe('a form of the server', () => {
  test('is checked against its schema, not by our rules [FLOW-009]', () => {
    const { state: flow } = flowOf('EMAIL_OR_PHONE', {
      offers: [
        offerOf('submit', {
          schema: { login: { type: 'text', pattern: '^x', patternMessage: 'Начните с x', maxLength: 3 } },
        }),
      ],
    })
    const at = { ...firstState(), flow }
    expect(checkForm(at, { login: '9162041837' })).toEqual({ login: 'Начните с x' })
    expect(checkForm(at, { login: 'xy' })).toEqual({})
  })

  test('tells a missing field in its own words, or in the usual ones [FLOW-010]', () => {
    const schema = {
      a: { type: 'text' as const, isRequired: true, requiredMessage: 'Как вас зовут?' },
      b: { type: 'text' as const, isRequired: true },
      c: { type: 'checkbox' as const, isRequired: true },
      d: { type: 'text' as const, minLength: 2 },
      e: { type: 'captcha' as const, isRequired: true },
    }
    expect(checkSchema(schema, { a: ' ', b: '', c: false, d: '' })).toEqual({
      a: 'Как вас зовут?',
      b: 'Заполните поле',
      c: 'Заполните поле',
    })
    expect(checkSchema(schema, { a: 'x', b: 'x', c: true, d: 'x' })).toEqual({ d: 'Проверьте это поле' })
  })

  test('refuses nobody by a pattern that cannot be read', () => {
    expect(checkSchema({ a: { type: 'text', pattern: '[' } }, { a: 'x' })).toEqual({})
  })
})
