import { codeOf } from '../testing/answers.ts'
import { AT, atPassword, atOtp } from '../testing/driveClassic.ts'

describe('PASSWORD', () => {
  test('a right one signs in [PASSWORD-009]', () => {
    const { submit, answer, calls, others } = atPassword()
    submit({ password: ' Tools 2026 ' })
    expect(calls().at(-1)).toEqual([
      'signInByEmail',
      { email: 'anna@mail.example', password: ' Tools 2026 ', isMobile: false },
    ])
    answer({ status: 'success' })
    expect(others()).toEqual([{ type: 'finish', outcome: 'signed-in' }])
  })

  test('a code that the server asks for leads to OTP [PASSWORD-011]', () => {
    const { submit, answer } = atPassword()
    submit({ password: 'Tools-2026' })
    expect(answer({ status: 'success', otp: codeOf() }).place).toBe('OTP')
  })

  test('an error on the field is told under it [FAULT-025]', () => {
    const { submit, answer } = atPassword()
    submit({ password: 'wrong' })
    const fields = { password: 'Неверный пароль' }
    expect(answer({ status: 'error', errorsList: [{ payload: { fields } }] })).toMatchObject({
      place: 'PASSWORD',
      errors: fields,
    })
  })

  test('a delay waits for its seconds [FAULT-026]', () => {
    const { submit, answer } = atPassword()
    submit({ password: 'wrong' })
    expect(answer({ status: 'error', errorsList: [{ payload: { fields: { delay: 90 } } }] }, 500).delayUntilMs).toBe(
      90_500,
    )
  })

  test('a captcha error shows the captcha, whose answer goes along with the next try [FAULT-027]', () => {
    const { submit, answer, send, calls } = atPassword()
    submit({ password: 'wrong' })
    const fields = { password: 'Неверный пароль', captcha: 'Нужна проверка' }
    expect(answer({ status: 'error', errorsList: [{ payload: { fields } }] })).toMatchObject({
      captcha: { repeat: null },
      errors: { password: 'Неверный пароль' },
    })
    expect(submit({ password: 'other' }).errors).toEqual({ captcha: 'Подтвердите, что вы не робот' })
    send({ type: 'captchaSolved', token: 'proof' })
    submit({ password: 'other' })
    expect(calls().at(-1)![1]).toMatchObject({ password: 'other', smartCaptchaResponse: 'proof' })
    expect(answer({ status: 'error', errorsList: [{ payload: { fields } }] }).captcha).toMatchObject({
      round: 2,
      token: null,
    })
  })

  test('«Забыли пароль?» leads to the recovery of this e-mail, and back to the first step [PASSWORD-006]', () => {
    const { send } = atPassword()
    expect(send({ type: 'recover' })).toMatchObject({ place: 'RECOVERY', recoveryEmail: 'anna@mail.example' })
    expect(send({ type: 'back' }).place).toBe('EMAIL_OR_PHONE')
  })

  test('the recovery is sent, and once more when its time is over [PASSWORD-008]', () => {
    const { send, submit, answer, calls } = atPassword()
    send({ type: 'recover' })
    submit({ email: 'anna@mail.example' })
    expect(calls().at(-1)).toEqual(['recoverPassword', { email: 'anna@mail.example' }])
    expect(answer({ status: 'success', repeatSendingCodeDelay: 60 })).toMatchObject({
      place: 'RECOVERY_SENT',
      code: { againAtMs: AT + 60_000 },
    })
    send({ type: 'resend' })
    expect(calls().at(-1)![0]).toBe('recoverPassword')
  })
})

describe('OTP', () => {
  test('success asks whether to remember the device [OTP-010]', () => {
    const { submit, answer, calls, others } = atOtp()
    submit({ code: '4815' })
    expect(calls().at(-1)).toEqual(['confirmCode', { code: '4815', confirmationType: 'phone' }])
    expect(answer({ data: { errors: [] } })).toMatchObject({ place: 'SAVE_DEVICE', isSignedIn: true })
    expect(others()).toEqual([])
  })

  test('in the variant without save it ends [OTP-011]', () => {
    const { submit, answer, others } = atOtp({ oneTimeCode: 'without-save' })
    submit({ code: '4815' })
    answer({ data: { errors: [] } })
    expect(others()).toEqual([{ type: 'finish', outcome: 'signed-in' }])
  })

  test.each([
    ['PASSWORD', { place: 'PASSWORD', isExist: true, contact: { type: 'email', value: 'anna@mail.example' } }],
    ['REGISTRATION', { place: 'REGISTRATION', isExist: false, registration: { email: 'anna@mail.example' } }],
  ])('the server may lead on to %s instead', (place, expected) => {
    const { submit, answer, others } = atOtp({ oneTimeCode: 'without-save' })
    submit({ code: '4815' })
    expect(answer({ data: { errors: [], place } })).toMatchObject({ ...expected, isSignedIn: false, errors: {} })
    expect(others()).toEqual([])
  })

  test('the switch sends a code the other way [OTP-006]', () => {
    const { send, answer, calls, state } = atOtp()
    send({ type: 'switchWay' })
    expect(calls().at(-1)).toEqual(['generateCode', { confirmationType: 'email' }])
    const sent = codeOf({ currentConfirmationType: 'email', sentTo: 'a••a@mail.example' })
    answer({ data: { errors: [], data: sent } })
    expect(state().code).toMatchObject({ type: 'email', sentTo: 'a••a@mail.example' })
    send({ type: 'switchWay' })
    expect(calls().at(-1)).toEqual(['generateCode', { confirmationType: 'phone' }])
  })

  test('the first error is told under the code [FAULT-034]', () => {
    const { submit, answer } = atOtp()
    submit({ code: '0000' })
    expect(answer({ data: { errors: [{ title: 'x', message: 'Код неверный' }] } }).errors).toEqual({
      code: 'Код неверный',
    })
  })

  test('the limit closes the field for its time [FAULT-035]', () => {
    const { submit, answer } = atOtp()
    submit({ code: '0000' })
    const error = { title: 'x', message: 'Слишком много неверных кодов', code: 1 }
    expect(answer({ data: { errors: [error], repeatSendingCodeDelay: 552 } }).code).toMatchObject({
      isLimit: true,
      limitMessage: 'Слишком много неверных кодов',
      againAtMs: AT + 552_000,
    })
  })

  test('where the code alone does not sign in, the way goes on', () => {
    for (const place of ['REGISTRATION', 'PASSWORD'] as const) {
      const { submit, answer } = atOtp()
      submit({ code: '4815' })
      expect(answer({ data: { errors: [], place } }).place).toBe(place)
    }
  })
})

describe('SAVE_DEVICE', () => {
  function atQuestion() {
    const machine = atOtp()
    machine.submit({ code: '4815' })
    machine.answer({ data: { errors: [] } })
    return machine
  }

  test('«Запомнить» saves it, says so and ends [OTP-013] [OTP-015]', () => {
    const { submit, answer, calls, others } = atQuestion()
    submit({})
    expect(calls().at(-1)![0]).toBe('saveDevice')
    answer({ status: 'success' })
    expect(others()).toEqual([{ type: 'announceDeviceSaved' }, { type: 'finish', outcome: 'signed-in' }])
  })

  test('a failed call ends as «Не сейчас», without a word [OTP-013]', () => {
    const { submit, fail, others } = atQuestion()
    submit({})
    fail()
    expect(others()).toEqual([{ type: 'finish', outcome: 'signed-in' }])
  })

  test.each(['skip', 'leave'] as const)('%s ends without saving [OTP-014]', (type) => {
    const { send, others, calls } = atQuestion()
    send({ type })
    expect(others()).toEqual([{ type: 'finish', outcome: 'signed-in' }])
    expect(calls().at(-1)![0]).toBe('confirmCode')
  })
})
