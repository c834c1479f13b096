import { flowOf, offerOf } from '../testing/answers.ts'
import { checkForm, checkSchema, loginError } from './checkForm.ts'
import { firstState, type SignInState, type Values } from './signInState.ts'

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

describe('the registration', () => {
  const at = (overrides: Partial<SignInState>): SignInState => ({
    ...firstState(),
    place: 'REGISTRATION',
    ...overrides,
  })
  const byPhone = at({
    contact: { type: 'phone', value: '9162041837' },
    registration: { name: '', email: '', phone: '9162041837', isPhoneConfirmed: true, isPhoneCodeSent: false },
  })
  const byEmail = at({ contact: { type: 'email', value: 'anna@mail.example' } })
  const right: Values = { name: 'Анна', phone: '', email: 'anna@mail.example', password: 'Tools-2026' }

  test('needs name, password and the contact with which the visitor came [VALID-036]', () => {
    const empty = { name: '', phone: '', email: '', password: '' }
    expect(checkForm(byEmail, empty)).toEqual({ name: required, email: required, password: required })
    expect(checkForm(byPhone, empty)).toEqual({ name: required, password: required })
    expect(checkForm(at({}), empty)).toEqual({ name: required, phone: required, email: required, password: required })
    expect(checkForm(byEmail, right)).toEqual({})
    expect(checkForm(byPhone, { ...right, email: '' })).toEqual({})
  })

  test('an unconfirmed phone [VALID-037]', () => {
    expect(checkForm(byEmail, { ...right, phone: '9162041837' })).toEqual({
      phone: 'Необходимо подтвердить номер телефона',
    })
  })

  test('a phone that is not mobile [VALID-038]', () => {
    expect(checkForm(byEmail, { ...right, phone: '4951204415' })).toEqual({
      phone: 'Введите номер мобильного телефона',
    })
  })

  test('name, e-mail and password have their own rules [VALID-039]', () => {
    expect(checkForm(byEmail, { ...right, name: 'Anna', email: 'anna@mail', password: 'Mk26!' })).toEqual({
      name: 'Заполните поле русскими буквами без цифр и знаков препинания',
      email: 'Email должен содержать символы «@» и «.»',
      password: 'Пароль должен содержать от 6 до 50 символов',
    })
  })

  test('the additional one asks only for what is missing [REGISTER-021]', () => {
    const registration = { ...byPhone.registration, name: 'Анна', phone: '9162041837', isPhoneConfirmed: true }
    const additional = at({ place: 'ADDITIONAL_REGISTRATION', registration })
    expect(checkForm(additional, {})).toEqual({ email: required })
    expect(checkForm(additional, { email: 'anna@mail.example' })).toEqual({})
  })

  test('there a mobile phone has to be confirmed, and a landline cannot be', () => {
    const registration = { ...byPhone.registration, name: 'Анна', email: 'anna@mail.example', isPhoneConfirmed: false }
    const additional = at({ place: 'ADDITIONAL_REGISTRATION', registration })
    expect(checkForm(additional, { phone: '' })).toEqual({ phone: required })
    expect(checkForm(additional, { phone: '9162041837' })).toEqual({ phone: 'Необходимо подтвердить номер телефона' })
    expect(checkForm(additional, { phone: '4951204415' })).toEqual({})
  })
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
