import { additionalErrors, registrationErrors } from './checkRegistration.ts'
import { firstState, type SignInState, type Values } from './signInState.ts'

const required = 'Поле обязательно для заполнения'

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
    expect(registrationErrors(byEmail, empty)).toEqual({ name: required, email: required, password: required })
    expect(registrationErrors(byPhone, empty)).toEqual({ name: required, password: required })
    expect(registrationErrors(at({}), empty)).toEqual({
      name: required,
      phone: required,
      email: required,
      password: required,
    })
    expect(registrationErrors(byEmail, right)).toEqual({})
    expect(registrationErrors(byPhone, { ...right, email: '' })).toEqual({})
  })

  test('an unconfirmed phone [VALID-037]', () => {
    expect(registrationErrors(byEmail, { ...right, phone: '9162041837' })).toEqual({
      phone: 'Необходимо подтвердить номер телефона',
    })
  })

  test('a phone that is not mobile [VALID-038]', () => {
    expect(registrationErrors(byEmail, { ...right, phone: '4951204415' })).toEqual({
      phone: 'Введите номер мобильного телефона',
    })
  })

  test('name, e-mail and password have their own rules [VALID-039]', () => {
    expect(registrationErrors(byEmail, { ...right, name: 'Anna', email: 'anna@mail', password: 'Mk26!' })).toEqual({
      name: 'Заполните поле русскими буквами без цифр и знаков препинания',
      email: 'Email должен содержать символы «@» и «.»',
      password: 'Пароль должен содержать от 6 до 50 символов',
    })
  })

  test('the password is checked by the shop’s rules', () => {
    const strict = { min: 8, max: 128, isAnySign: true }
    expect(registrationErrors(byEmail, { ...right, password: 'ключ на 13' }, strict)).toEqual({})
    expect(registrationErrors(byEmail, { ...right, password: 'Mk2026!' }, strict)).toEqual({
      password: 'Пароль должен содержать от 8 до 128 символов',
    })
  })

  test('the additional one asks only for what is missing [REGISTER-021]', () => {
    const registration = { ...byPhone.registration, name: 'Анна', phone: '9162041837', isPhoneConfirmed: true }
    const additional = at({ place: 'ADDITIONAL_REGISTRATION', registration })
    expect(additionalErrors(additional, {})).toEqual({ email: required })
    expect(additionalErrors(additional, { email: 'anna@mail.example' })).toEqual({})
  })

  test('there a mobile phone has to be confirmed, and a landline cannot be', () => {
    const registration = { ...byPhone.registration, name: 'Анна', email: 'anna@mail.example', isPhoneConfirmed: false }
    const additional = at({ place: 'ADDITIONAL_REGISTRATION', registration })
    expect(additionalErrors(additional, { phone: '' })).toEqual({ phone: required })
    expect(additionalErrors(additional, { phone: '9162041837' })).toEqual({
      phone: 'Необходимо подтвердить номер телефона',
    })
    expect(additionalErrors(additional, { phone: '4951204415' })).toEqual({})
  })
})
