import { isBlockedKey, isPhoneLike, NO_LOGIN, readLogin, shownLogin, typeLogin, type LoginInput } from './loginInput.ts'

/** Types signs one by one at the end of the field. */
function type(signs: string, begin: LoginInput = NO_LOGIN): LoginInput {
  return [...signs].reduce<LoginInput>((login, sign) => {
    const text = shownLogin(login) + sign
    return typeLogin(login, { text, caret: text.length, isBackspace: false })
  }, begin)
}
const erase = (login: LoginInput) => {
  const text = shownLogin(login).slice(0, -1)
  return typeLogin(login, { text, caret: text.length, isBackspace: true })
}

test.each(['9', '8', '4', '3', '79', '+79', '89', '99', '9162041837', '79162041837'])(
  'phone-like digits «%s» make it a phone field [LOGIN-020] [LOGIN-027]',
  (text) => expect([type(text).mode, isPhoneLike(text)]).toEqual(['phone', true]),
)

test.each(['0', '1', '2', '5', '6', '71', '12345', '+', 'a', 'a9', '9a'])('«%s» does not [LOGIN-027]', (text) => {
  expect([type(text).mode, isPhoneLike(text)]).toEqual(['email', false])
})

const WRITTEN = ['7 (916) 204-18-37', '8-916-204-18-37', '+7 916 204 18 37', '(916) 204-18-37']
test.each(WRITTEN)('spaces, brackets and hyphens of «%s» are no part of the number [LOGIN-028]', (text) => {
  expect(isPhoneLike(text)).toBe(true)
  expect(readLogin(text)).toEqual({ mode: 'phone', text: '9162041837' })
})

test.each(['89162041837', '79162041837', '+79162041837', '99162041837'])(
  'the country prefix of «%s» goes once there are 11 digits [LOGIN-021]',
  (text) => expect(readLogin(text)).toEqual({ mode: 'phone', text: '9162041837' }),
)

test('the same typed digit by digit [LOGIN-021]', () => {
  expect(shownLogin(type('89162041837'))).toBe('+7 (916) 204-18-37')
  expect(shownLogin(type('79162041837'))).toBe('+7 (916) 204-18-37')
  expect(shownLogin(type('9162041837'))).toBe('+7 (916) 204-18-37')
})

test('a letter makes it an e-mail field again, without the signs of the mask [LOGIN-022]', () => {
  expect(type('9162041837a')).toMatchObject({ mode: 'email', text: '9162041837a' })
  expect(type('916@mail.example')).toMatchObject({ mode: 'email', text: '916@mail.example' })
})

test('an empty field is an e-mail field again [LOGIN-023]', () => {
  const one = type('9')
  expect(one.mode).toBe('phone')
  expect(erase(one)).toMatchObject({ mode: 'email', text: '' })
})

test('spaces are not taken, typed or pasted [LOGIN-024]', () => {
  expect(isBlockedKey({ key: ' ', keyCode: 32 })).toBe(true)
  expect(type(' an na@mail.example ')).toMatchObject({ text: 'anna@mail.example' })
})

test('key code 0 is blocked, other keys are not [LOGIN-025]', () => {
  expect(isBlockedKey({ key: 'Unidentified', keyCode: 0 })).toBe(true)
  expect(isBlockedKey({ key: '', keyCode: 0 })).toBe(true)
  expect(isBlockedKey({ key: 'a', keyCode: 65 })).toBe(false)
  expect(isBlockedKey({ key: '@', keyCode: 0 })).toBe(false)
  expect(isBlockedKey({ key: 'Backspace', keyCode: 8 })).toBe(false)
})

test('a hyphen within an e-mail stays', () => {
  expect(type('anna-maria@my-shop.example')).toMatchObject({ mode: 'email', text: 'anna-maria@my-shop.example' })
})

test('the caret stays beside its digit', () => {
  const number = type('9162041837')
  // A digit is taken out after «+7 (916) 2».
  expect(typeLogin(number, { text: '+7 (916) 24-18-37', caret: 10, isBackspace: true })).toEqual({
    mode: 'phone',
    text: '916241837',
    caret: 10,
  })
})

test('ten thousand signs are handled', () => {
  expect(readLogin('9'.repeat(10_000)).mode).toBe('email')
  expect(readLogin('a'.repeat(10_000)).text).toHaveLength(10_000)
})
