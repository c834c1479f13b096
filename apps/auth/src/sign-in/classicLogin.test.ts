import { CAPTCHA, codeOf, metaOf, refusalOf } from '../testing/answers.ts'
import { AT, drive, atSms, atPassword, atRegistration, SUCCESS } from '../testing/driveClassic.ts'

describe('EMAIL_OR_PHONE', () => {
  test('a phone leads to the code of an SMS [LOGIN-015]', () => {
    const { state, calls } = atSms()
    expect(calls()).toEqual([['preAuth', { data: '9162041837', type: 'phone' }]])
    expect(state()).toMatchObject({ place: 'SMS_CODE', contact: { type: 'phone', value: '9162041837' } })
  })

  test('an e-mail with an account leads to the password [LOGIN-016]', () => {
    expect(atPassword().state()).toMatchObject({ place: 'PASSWORD', contact: { value: 'anna@mail.example' } })
  })

  test('an e-mail without one leads to the registration, where it stands [LOGIN-017]', () => {
    const { submit, answer } = drive()
    submit({ login: 'new@mail.example' })
    expect(answer(metaOf({ isExist: false }))).toMatchObject({
      place: 'REGISTRATION',
      registration: { email: 'new@mail.example', isPhoneConfirmed: false },
    })
  })

  test.each(['with-save', 'without-save'] as const)(
    'with one-time codes %s an e-mail leads to the code, account or not [LOGIN-018]',
    (oneTimeCode) => {
      for (const isExist of [true, false]) {
        const { submit, answer } = drive({ oneTimeCode })
        submit({ login: 'anna@mail.example' })
        expect(answer(metaOf({ ...codeOf(), isExist })).place).toBe('OTP')
      }
    },
  )

  test('with one-time codes, but no way to send them, the way is the usual one [LOGIN-018]', () => {
    const { submit, answer } = drive({ oneTimeCode: 'with-save' })
    submit({ login: 'anna@mail.example' })
    expect(answer(metaOf()).place).toBe('PASSWORD')
  })

  test('a code that the server has not sent yet is asked for', () => {
    const { submit, answer, calls } = drive({ oneTimeCode: 'with-save' })
    submit({ login: 'anna@mail.example' })
    answer(metaOf({ availableConfirmationTypes: ['email'] }))
    expect(calls().at(-1)).toEqual(['generateCode', { confirmationType: 'email' }])
  })

  test('code 3 shows the captcha; once it is solved the call follows with its answer [FAULT-013]', () => {
    const { submit, answer, send, calls, state } = drive()
    submit({ login: '9162041837' })
    expect(answer(CAPTCHA)).toMatchObject({ place: 'EMAIL_OR_PHONE', captcha: { round: 1, isFailed: false } })
    send({ type: 'captchaSolved', token: 'proof' })
    expect(calls().at(-1)).toEqual(['preAuth', { data: '9162041837', type: 'phone', smartCaptchaResponse: 'proof' }])
    expect(answer(CAPTCHA).captcha?.round).toBe(2)
    expect(state().captcha?.token).toBeNull()
  })

  test('data code 422 tells the first title or message at the field [FAULT-014]', () => {
    const { submit, answer, others } = drive()
    submit({ login: '9162041837' })
    expect(answer(refusalOf(422, 'Номер недоступен')).errors).toEqual({ login: 'Номер недоступен' })
    expect(answer).toBeDefined()
    submit({ login: '9162041837' })
    expect(answer(refusalOf(422, { title: '', message: 'Другой текст' })).errors).toEqual({ login: 'Другой текст' })
    expect(others()).toEqual([])
  })

  test.each([[refusalOf(400, 'Нет')], [{}]])(
    'anything else opens the popup, and the step stays [FAULT-015]',
    (answer) => {
      const machine = drive()
      machine.submit({ login: '9162041837' })
      machine.answer(answer)
      expect(machine.state()).toMatchObject({ place: 'EMAIL_OR_PHONE', login: '9162041837', errors: {}, pending: null })
      expect(machine.others()).toEqual([{ type: 'showError' }])
    },
  )

  test('a gateway that is down says so at the field, which takes an e-mail as well', () => {
    const { submit, answer } = drive()
    submit({ login: '9162041837' })
    expect(answer(refusalOf(503, 'Не получилось отправить SMS. Войдите по почте.')).errors).toEqual({
      login: 'Не получилось отправить SMS. Войдите по почте.',
    })
  })

  test('a limit is told in the server’s words', () => {
    const { submit, answer, others } = drive()
    submit({ login: 'anna@mail.example' })
    answer(refusalOf(429, 'Слишком много попыток. Подождите минуту.'))
    expect(others()).toEqual([{ type: 'showError', text: 'Слишком много попыток. Подождите минуту.' }])
  })
})

describe('SMS_CODE', () => {
  test('with an account it signs in [SMS-006]', () => {
    const { submit, answer, calls, others } = atSms(true)
    submit({ code: '4815' })
    expect(calls().at(-1)).toEqual(['signInByPhone', { phone: '9162041837', code: '4815' }])
    answer(SUCCESS)
    expect(others()).toEqual([{ type: 'finish', outcome: 'signed-in' }])
  })

  test('without one it confirms the phone and goes to the registration, where it is confirmed [SMS-007]', () => {
    const { state, calls } = atRegistration()
    expect(calls().at(-1)).toEqual(['confirmPhone', { phone: '9162041837', code: '4815' }])
    expect(state()).toMatchObject({
      place: 'REGISTRATION',
      registration: { phone: '9162041837', isPhoneConfirmed: true },
    })
  })

  test('the experiment sends who signs in [LOGIN-012]', () => {
    const machine = drive({ isNewAuth: true })
    machine.send({ type: 'chooseKind', isJuristic: true })
    machine.submit({ login: '9162041837' })
    machine.answer(metaOf())
    machine.submit({ code: '4815' })
    expect(machine.calls().at(-1)![1]).toMatchObject({ isJuristic: true, isNewAuthFlow: true })
  })

  test('code 3 shows the captcha [FAULT-016]', () => {
    const { submit, answer } = atSms()
    submit({ code: '4815' })
    expect(answer(CAPTCHA)).toMatchObject({ place: 'SMS_CODE', captcha: { round: 1 } })
  })

  test('data code 400 tells the text under the code [FAULT-017]', () => {
    const { submit, answer, others } = atSms()
    submit({ code: '4815' })
    expect(answer({ status: 'error', error: null, ...refusalOf(400, 'Код неверный') })).toMatchObject({
      place: 'SMS_CODE',
      errors: { code: 'Код неверный' },
    })
    expect(others()).toEqual([])
  })

  test('any other refusal opens the popup [FAULT-018]', () => {
    const { submit, answer, others } = atSms()
    submit({ code: '4815' })
    answer({ status: 'error', error: null })
    submit({ code: '4815' })
    answer({ status: 'error', error: null, ...refusalOf(422, 'x') })
    expect(others()).toEqual([{ type: 'showError' }, { type: 'showError' }])
  })

  test('the time until the next code is the server’s duration, not the device’s clock [SMS-014]', () => {
    const { send, answer } = atSms()
    send({ type: 'resend' })
    expect(answer(metaOf({ repeatSendingCodeDelay: 42 }), 5_000).code.againAtMs).toBe(47_000)
    const blocked = { repeatSendingCodeDelay: 0, blockingEndDate: '2026-05-05T11:00:00Z' }
    send({ type: 'resend' })
    expect(answer(metaOf(blocked), 0).code.againAtMs).toBe(3_600_000)
    send({ type: 'resend' })
    const past = { repeatSendingCodeDelay: -5, blockingEndDate: '2026-05-05T09:00:00Z' }
    expect(answer(metaOf(past), 7).code.againAtMs).toBe(7)
  })

  test('the limit flag closes the step [SMS-011]', () => {
    const { send, answer } = atSms()
    send({ type: 'resend' })
    expect(answer(metaOf({ isLimit: true, success: false, repeatSendingCodeDelay: 600 })).code).toMatchObject({
      isLimit: true,
      againAtMs: AT + 600_000,
    })
  })

  test('a code that is owed besides is asked for', () => {
    const { submit, answer } = atSms()
    submit({ code: '4815' })
    expect(answer({ ...SUCCESS, otp: codeOf() })).toMatchObject({
      place: 'OTP',
      code: { sentTo: '+7 (916) •••-••-37' },
    })
  })

  test('«Изменить» keeps the value, the arrow empties it [LOGIN-019] [LOGIN-007]', () => {
    expect(atSms().send({ type: 'change' })).toMatchObject({
      place: 'EMAIL_OR_PHONE',
      login: '+7 (916) 204-18-37',
    })
    expect(atSms().send({ type: 'back' })).toMatchObject({ place: 'EMAIL_OR_PHONE', login: '' })
  })
})
