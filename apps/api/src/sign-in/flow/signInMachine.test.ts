import { createRandom } from '../../testing/testShop.data.ts'
import { isProven, nextState, type SignInEvent } from './signInMachine.ts'
import { FIRST_STATE, type SignInState } from './SignInState.ts'

const phone = { type: 'phone', value: '9162041837' } as const
const email = { type: 'email', value: 'anna@mail.example' } as const
const entered = (contact: typeof phone | typeof email, isExist: boolean, otpTypes: ('phone' | 'email')[] = []) =>
  ({ type: 'entered', login: contact.value, contact, isExist, isJuristic: false, otpTypes }) as const

test.each<[string, SignInEvent, SignInState['place']]>([
  ['a phone with an account', entered(phone, true), 'SMS_CODE'],
  ['a phone without one [LOGIN-015]', entered(phone, false), 'SMS_CODE'],
  ['an e-mail with an account [LOGIN-016]', entered(email, true), 'PASSWORD'],
  ['an e-mail without one [LOGIN-017]', entered(email, false), 'REGISTRATION'],
  ['an e-mail in the experiment [LOGIN-018]', entered(email, true, ['email']), 'OTP'],
  ['an unknown e-mail in the experiment [LOGIN-018]', entered(email, false, ['email']), 'OTP'],
])('%s leads to its place', (_, event, place) => expect(nextState(FIRST_STATE, event).place).toBe(place))

test('«Изменить» keeps the value, the arrow back does not [LOGIN-007, LOGIN-019]', () => {
  const state = nextState(FIRST_STATE, entered(email, true))
  expect(nextState(state, { type: 'wentBack', isLoginKept: true })).toMatchObject({
    place: 'EMAIL_OR_PHONE',
    login: email.value,
  })
  expect(nextState(state, { type: 'wentBack', isLoginKept: false })).toMatchObject({
    place: 'EMAIL_OR_PHONE',
    login: '',
  })
})

test('another login forgets who had passed his first factor', () => {
  const owing = nextState(FIRST_STATE, { type: 'owesCode', userId: 7, method: 'password', types: ['phone'] })
  expect(owing).toMatchObject({ place: 'OTP', debtor: { userId: 7 } })
  expect(nextState(owing, entered(email, true, ['email']))).toMatchObject({ place: 'OTP', debtor: null })
  expect(nextState(owing, { type: 'wentBack', isLoginKept: true }).debtor).toBeNull()
})

test('what a browser has proven ends after half an hour', () => {
  const state = nextState(FIRST_STATE, { type: 'proven', contact: phone, hasAccount: false, at: 0 })
  expect(isProven(state, phone, new Date(29 * 60_000))).toBe(true)
  expect(isProven(state, phone, new Date(31 * 60_000))).toBe(false)
  expect(isProven(state, { ...phone, value: '9162041838' }, new Date(0))).toBe(false)
  expect(isProven(state, { ...email, value: phone.value }, new Date(0))).toBe(false)
})

test('after a sign-in nothing of before is left', () => {
  const random = createRandom(20)
  const events: SignInEvent[] = [
    entered(phone, true),
    entered(email, false, ['email']),
    { type: 'codeOrdered', contact: phone },
    { type: 'proven', contact: phone, hasAccount: false, at: 0 },
    { type: 'proven', contact: email, hasAccount: true, at: 0 },
    { type: 'owesCode', userId: 1, method: 'password', types: ['phone', 'email'] },
    { type: 'wentBack', isLoginKept: true },
    { type: 'recoveryOpened' },
  ]
  for (let walk = 0; walk < 200; walk++) {
    let state = FIRST_STATE
    for (let step = 0; step < 6; step++) state = nextState(state, events[Math.floor(random() * events.length)]!)
    const done = nextState(state, { type: 'signedIn', userId: 9, isSaveOffered: false, canRemember: false, at: 0 })
    expect(done).toEqual({ ...FIRST_STATE, place: state.place, isCompleted: true })
  }
})
