import { CAPTCHA, codeOf, metaOf, PHONE_USED, refusalOf } from '../testing/answers.ts'
import { classicStep } from './classicMachine.ts'
import { firstState, type Place, type SignInEvent, type SignInState, type SignInVariant } from './signInState.ts'

const CLASSIC: SignInVariant = { isNewAuth: false, oneTimeCode: 'off', isMobile: false }
const AT = 1_000

/** Drives the machine and remembers what was to be done. */
function drive(variant: Partial<SignInVariant> = {}, begin = firstState()) {
  const done: ReturnType<typeof classicStep>['effects'][number][] = []
  let state = begin
  const send = (event: SignInEvent) => {
    const step = classicStep({ ...CLASSIC, ...variant }, state, event)
    state = step.state
    done.push(...step.effects)
    return state
  }
  return {
    send,
    submit: (values: Record<string, string | boolean>) => send({ type: 'submit', values }),
    answer: (answer: unknown, atMs = AT) => send({ type: 'answered', id: state.calls, answer, atMs }),
    fail: () => send({ type: 'failed', id: state.calls }),
    state: () => state,
    /** Bodies of the calls so far, by name. */
    calls: () => done.flatMap((effect) => (effect.type === 'call' ? [[effect.request.name, effect.request.body]] : [])),
    others: () => done.filter(({ type }) => type !== 'call' && type !== 'abort'),
  }
}

function atSms(isExist = true) {
  const machine = drive()
  machine.submit({ login: '+7 (916) 204-18-37' })
  machine.answer(metaOf({ isExist }))
  return machine
}

function atPassword(variant: Partial<SignInVariant> = {}) {
  const machine = drive(variant)
  machine.submit({ login: 'anna@mail.example' })
  machine.answer(metaOf({ isExist: true }))
  return machine
}

function atRegistration() {
  const machine = atSms(false)
  machine.submit({ code: '4815' })
  machine.answer({ attributes: { status: 'success', error: null } })
  return machine
}

function atOtp(variant: Partial<SignInVariant> = { oneTimeCode: 'with-save' }) {
  const machine = drive(variant)
  machine.submit({ login: 'anna@mail.example' })
  machine.answer(metaOf({ ...codeOf(), isExist: true }))
  return machine
}

const FORM = { name: 'Анна', phone: '9162041837', email: 'anna@mail.example', password: 'Tools-2026' }
const SUCCESS = { status: 'success', error: null }

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

describe('REGISTRATION', () => {
  test('a successful one of a person ends the sign-in [REGISTER-019]', () => {
    const { submit, answer, calls, others } = atRegistration()
    submit({ ...FORM, isJuristic: false, isSubscribeToNewsletter: true })
    expect(calls().at(-1)).toEqual(['register', { ...FORM, isJuristic: false, isSubscribeToNewsletter: true }])
    answer({})
    expect(others()).toEqual([{ type: 'finish', outcome: 'signed-in' }])
  })

  test('one of a company also authorizes by the confirmed phone, then ends without a redirect [REGISTER-020]', () => {
    const { submit, answer, calls, others } = atRegistration()
    submit({ ...FORM, isJuristic: true })
    answer({})
    expect(calls().at(-1)).toEqual(['signInByPhone', { phone: '9162041837' }])
    answer(SUCCESS)
    expect(others()).toEqual([{ type: 'finish', outcome: 'registered-company' }])
  })

  test('contacts in the answer mean that the account exists [REGISTER-016]', () => {
    const { submit, answer } = atRegistration()
    submit({ ...FORM, isJuristic: false })
    expect(answer({ meta: { contractorEmail: 'anna@mail.example', contractorPhone: '9162041837' } })).toMatchObject({
      place: 'USED',
      used: { field: 'phone', value: '9162041837' },
    })
  })

  test('«Войти» goes on with the code of that phone, «Изменить» returns to the form [REGISTER-017] [REGISTER-018]', () => {
    const machine = atRegistration()
    machine.submit({ ...FORM, isJuristic: false })
    const used = machine.answer({ meta: { contractorPhone: '9162041837' } })
    machine.send({ type: 'useExisting' })
    expect(machine.calls().at(-1)).toEqual(['preAuth', { data: '9162041837', type: 'phone' }])
    expect(machine.answer(metaOf())).toMatchObject({ place: 'SMS_CODE', isExist: true })
    const other = drive({}, used)
    expect(other.send({ type: 'useAnother' })).toMatchObject({
      place: 'REGISTRATION',
      registration: { isPhoneConfirmed: false },
    })
  })

  test('code 3 shows the captcha [FAULT-028]', () => {
    const { submit, answer } = atRegistration()
    submit({ ...FORM, isJuristic: false })
    expect(answer(CAPTCHA)).toMatchObject({ place: 'REGISTRATION', captcha: { round: 1 } })
  })

  test('each title of data code 400 stands at the fields that it names [FAULT-029]', () => {
    const { submit, answer } = atRegistration()
    submit({ ...FORM, isJuristic: false })
    const errors = [
      { title: 'Некорректное имя', details: [{ field: 'name' }] },
      { title: 'Слишком простой', details: [{ field: 'password' }] },
    ]
    expect(answer({ data: { code: 400, errors } }).errors).toEqual({
      name: 'Некорректное имя',
      password: 'Слишком простой',
    })
  })

  test('a used e-mail is asked about, not told at its field [FAULT-030]', () => {
    const { submit, answer } = atRegistration()
    submit({ ...FORM, isJuristic: false })
    expect(answer(refusalOf(400, { title: 'Email уже используется', details: [{ field: 'email' }] }))).toMatchObject({
      place: 'USED',
      used: { field: 'email', value: 'anna@mail.example' },
      errors: {},
    })
  })

  test('an unconfirmed phone is told at the phone [FAULT-031]; one that was confirmed has expired [FAULT-032]', () => {
    const refusal = refusalOf(400, 'Номер телефона не подтвержден')
    const confirmed = atRegistration()
    confirmed.submit({ ...FORM, isJuristic: false })
    expect(confirmed.answer(refusal)).toMatchObject({
      errors: { phone: 'Срок действия кода подтверждения истек. Запросите новый код.' },
      registration: { isPhoneConfirmed: false },
    })
    confirmed.submit({ ...FORM, isJuristic: false })
    expect(confirmed.answer(refusal).errors).toEqual({ phone: 'Номер телефона не подтвержден' })
  })

  test('other errors open the popup [FAULT-033]', () => {
    const { submit, answer, others } = atRegistration()
    submit({ ...FORM, isJuristic: false })
    answer(refusalOf(422, 'x'))
    expect(others()).toEqual([{ type: 'showError' }])
  })

  describe('its phone', () => {
    function atUnconfirmed() {
      const machine = drive()
      machine.submit({ login: 'new@mail.example' })
      machine.answer(metaOf({ isExist: false }))
      machine.send({ type: 'sendPhoneCode', phone: '9162041837' })
      return machine
    }
    const SENT = { status: 'success', repeatSendingCodeDelay: 60, isLimit: false, error: null }

    test('gets a code and is confirmed in place [REGISTER-004]', () => {
      const { answer, send, calls } = atUnconfirmed()
      expect(calls().at(-1)).toEqual(['sendPhoneCode', { phone: '9162041837' }])
      expect(answer(SENT).registration).toMatchObject({ isPhoneCodeSent: true, isPhoneConfirmed: false })
      send({ type: 'confirmPhone', code: '4815' })
      expect(calls().at(-1)).toEqual(['confirmPhone', { phone: '9162041837', code: '4815' }])
      expect(answer({ attributes: SUCCESS })).toMatchObject({
        place: 'REGISTRATION',
        registration: { phone: '9162041837', isPhoneConfirmed: true },
      })
    })

    test.each<[string, object, object]>([
      ['code 3 shows the captcha [FAULT-020]', CAPTCHA, { captcha: { round: 1 } }],
      ['code 6 says that it is used [FAULT-021]', PHONE_USED, { errors: { phone: 'Номер уже используется' } }],
      [
        'data code 400 tells the first title [FAULT-022]',
        refusalOf(400, 'Не тот номер'),
        { errors: { phone: 'Не тот номер' } },
      ],
      [
        'an error text stands under it [FAULT-023]',
        { ...SENT, status: 'error', error: 'Не вышло' },
        { errors: { phone: 'Не вышло' } },
      ],
      ['a limit closes it [FAULT-024]', { ...SENT, status: 'error', isLimit: true }, { code: { isLimit: true } }],
    ])('%s', (_, answer, expected) => {
      expect(atUnconfirmed().answer(answer)).toMatchObject({ place: 'REGISTRATION', ...expected })
    })

    test('a wrong code is told under the code', () => {
      const { answer, send } = atUnconfirmed()
      answer(SENT)
      send({ type: 'confirmPhone', code: '0000' })
      expect(answer({ attributes: { status: 'error', error: 'Код неверный' } }).errors).toEqual({
        code: 'Код неверный',
      })
    })

    test('«Изменить» opens it again', () => {
      const { answer, send } = atUnconfirmed()
      answer(SENT)
      expect(send({ type: 'changePhone' }).registration).toMatchObject({
        isPhoneCodeSent: false,
        isPhoneConfirmed: false,
      })
    })
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
    expect(others()).toEqual([{ type: 'tellDeviceSaved' }, { type: 'finish', outcome: 'signed-in' }])
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

describe('a social network', () => {
  const NOBODY = { isAuth: false, isNeedConfirmAuthWithPassword: false, name: null, email: null, phone: null }
  const social = (outcome: object) => {
    const machine = drive()
    machine.send({ type: 'socialStarted' })
    expect(machine.state().isChecking).toBe(true)
    machine.send({ type: 'social', outcome: { ...NOBODY, ...outcome } })
    expect(machine.state().isChecking).toBe(false)
    return machine
  }

  test('has authorized: the sign-in ends [SOCIAL-002]', () => {
    expect(social({ isAuth: true }).others()).toEqual([{ type: 'finish', outcome: 'signed-in' }])
  })

  test('has said everything without authorizing: the popup [SOCIAL-003]', () => {
    expect(social({ name: 'Анна', email: 'anna@mail.example', phone: '9162041837' }).others()).toEqual([
      { type: 'showError' },
    ])
  })

  test('needs the password: PASSWORD with the e-mail [SOCIAL-004]', () => {
    const { state } = social({ isNeedConfirmAuthWithPassword: true, email: 'anna@mail.example' })
    expect(state()).toMatchObject({ place: 'PASSWORD', contact: { type: 'email', value: 'anna@mail.example' } })
  })

  test('needs the password, but has no e-mail [FAULT-044]', () => {
    expect(social({ isNeedConfirmAuthWithPassword: true }).state().errors).toEqual({
      login: 'Email имеет некорректное значение',
    })
  })

  test('otherwise what is missing is asked for, and only that is filled in [SOCIAL-005] [REGISTER-021]', () => {
    const { state, submit, calls } = social({ name: 'Анна', phone: '9162041837' })
    expect(state()).toMatchObject({
      place: 'ADDITIONAL_REGISTRATION',
      registration: { name: 'Анна', phone: '9162041837', email: '' },
    })
    submit({ email: 'anna@mail.example' })
    expect(calls().at(-1)).toEqual(['registerFast', { name: 'Анна', phone: '9162041837', email: 'anna@mail.example' }])
  })
})

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
