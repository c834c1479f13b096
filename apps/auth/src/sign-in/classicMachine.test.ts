import { CAPTCHA, metaOf } from '../testing/answers.ts'
import { classicStep } from './classicMachine.ts'
import { firstState, type Place, type SignInEvent, type SignInState } from './signInState.ts'
import { CLASSIC, drive, atSms, atPassword, atRegistration, atOtp, FORM } from '../testing/driveClassic.ts'

describe('every step', () => {
  const steps: Record<Place, () => SignInState> = {
    EMAIL_OR_PHONE: () => firstState('9162041837'),
    SMS_CODE: () => atSms().state(),
    PASSWORD: () => atPassword().state(),
    REGISTRATION: () => atRegistration().state(),
    ADDITIONAL_REGISTRATION: () => ({ ...firstState(), place: 'ADDITIONAL_REGISTRATION' }),
    OTP: () => atOtp().state(),
    SAVE_DEVICE: () => ({ ...atOtp().state(), place: 'SAVE_DEVICE', isSignedIn: true }),
    RECOVERY: () => atPassword().send({ type: 'recover' }),
    RECOVERY_SENT: () => ({ ...firstState(), place: 'RECOVERY_SENT', recoveryEmail: 'anna@mail.example' }),
    USED: () => ({
      ...atRegistration().state(),
      place: 'USED',
      used: { field: 'phone', value: '9162041837', from: 'REGISTRATION' },
    }),
    UNKNOWN: () => ({ ...firstState(), place: 'UNKNOWN' }),
  }
  const places = Object.keys(steps) as Place[]
  const events: SignInEvent[] = [
    { type: 'start' },
    { type: 'submit', values: {} },
    { type: 'submit', values: { login: '9162041837', code: '4815', ...FORM } },
    { type: 'refuse', errors: { login: 'x' } },
    { type: 'edit', field: 'login' },
    { type: 'typeLogin', login: 'a' },
    { type: 'chooseKind', isJuristic: true },
    { type: 'change' },
    { type: 'back' },
    { type: 'resend' },
    { type: 'switchWay' },
    { type: 'recover' },
    { type: 'sendPhoneCode', phone: '9162041837' },
    { type: 'confirmPhone', code: '4815' },
    { type: 'changePhone' },
    { type: 'useExisting' },
    { type: 'useAnother' },
    { type: 'skip' },
    { type: 'transition', name: 'x', values: {} },
    { type: 'captchaSolved', token: 'proof' },
    { type: 'captchaFailed' },
    { type: 'captchaRetried' },
    { type: 'socialStarted' },
    { type: 'socialFailed' },
    { type: 'leave' },
    { type: 'answered', id: 999, answer: {}, atMs: 0 },
    { type: 'failed', id: 999 },
  ]
  const cases = places.flatMap((place) => events.map((event) => [place, event.type, event] as const))

  test.each(cases)(
    '%s takes %s: at most one call, whose id is new, and no state is changed in place',
    (place, _, event) => {
      const before = Object.freeze(steps[place]())
      const { state, effects } = classicStep(CLASSIC, before, event)
      const calls = effects.flatMap((effect) => (effect.type === 'call' ? [effect.id] : []))
      expect(calls).toEqual(calls.length === 0 ? [] : [before.calls + 1])
      expect(state.pending?.id ?? null).toBe(calls[0] ?? before.pending?.id ?? null)
      expect(state.calls).toBe(before.calls + calls.length)
    },
  )

  test.each(places)('%s ignores answers of other calls', (place) => {
    const before = steps[place]()
    for (const event of [
      { type: 'answered', id: before.calls + 1, answer: metaOf(), atMs: 0 },
      { type: 'failed', id: before.calls + 1 },
    ] as const)
      expect(classicStep(CLASSIC, before, event)).toEqual({ state: before, effects: [] })
  })

  test.each(places.filter((place) => !['EMAIL_OR_PHONE', 'USED', 'SAVE_DEVICE'].includes(place)))(
    '%s goes back to the first step with an empty value [LOGIN-007]',
    (place) => {
      const { state } = classicStep(CLASSIC, steps[place](), { type: 'back' })
      expect(state).toMatchObject({ place: 'EMAIL_OR_PHONE', login: '', errors: {}, pending: null, captcha: null })
    },
  )

  test.each<[Place, SignInEvent]>([
    ['EMAIL_OR_PHONE', { type: 'submit', values: { login: 'anna@mail.example' } }],
    ['SMS_CODE', { type: 'submit', values: { code: '4815' } }],
    ['PASSWORD', { type: 'submit', values: { password: 'x' } }],
    ['REGISTRATION', { type: 'submit', values: FORM }],
    ['ADDITIONAL_REGISTRATION', { type: 'submit', values: FORM }],
    ['OTP', { type: 'submit', values: { code: '4815' } }],
    ['RECOVERY', { type: 'submit', values: { email: 'anna@mail.example' } }],
    ['USED', { type: 'useExisting' }],
  ])('%s stays when its call fails, with the popup, and can be sent again', (place, event) => {
    const machine = drive({}, steps[place]())
    machine.send(event)
    expect(machine.state().pending).not.toBeNull()
    machine.fail()
    expect(machine.state()).toMatchObject({ place, pending: null })
    expect(machine.others()).toEqual([{ type: 'showError' }])
    machine.send(event)
    expect(machine.calls()).toHaveLength(2)
  })

  test('a step that is left gives its call up', () => {
    const machine = atSms()
    machine.submit({ code: '4815' })
    const { effects } = classicStep(CLASSIC, machine.state(), { type: 'change' })
    expect(effects).toEqual([{ type: 'abort' }])
  })
})

describe('the captcha', () => {
  const atCaptcha = () => {
    const machine = drive()
    machine.submit({ login: '9162041837' })
    machine.answer(CAPTCHA)
    return machine
  }

  test('a failure or an expiry sets its flag and takes the answer away; a retry gives a new task [FAULT-039]', () => {
    const machine = atPassword()
    machine.submit({ password: 'x' })
    machine.answer({ status: 'error', errorsList: [{ payload: { fields: { captcha: 'x' } } }] })
    machine.send({ type: 'captchaSolved', token: 'proof' })
    expect(machine.send({ type: 'captchaFailed' }).captcha).toMatchObject({ isFailed: true, token: null, round: 1 })
    expect(machine.send({ type: 'captchaRetried' }).captcha).toMatchObject({ isFailed: false, round: 2 })
  })

  test('is gone with its step', () => {
    const machine = atCaptcha()
    machine.send({ type: 'captchaSolved', token: 'proof' })
    expect(machine.answer(metaOf())).toMatchObject({ place: 'SMS_CODE', captcha: null })
  })
})
