import { CAPTCHA, metaOf, PHONE_USED, refusalOf } from '../testing/answers.ts'
import { drive, atRegistration, FORM, SUCCESS } from '../testing/driveClassic.ts'

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
      ['a limit closes it [FAULT-024]', { ...SENT, status: 'error', isLimit: true }, { code: { isLimit: true } }],
    ])('%s', (_, answer, expected) => {
      expect(atUnconfirmed().answer(answer)).toMatchObject({ place: 'REGISTRATION', ...expected })
    })

    test('an error text stands under it [FAULT-023]', () => {
      expect(atUnconfirmed().answer({ ...SENT, status: 'error', error: 'Не вышло' })).toMatchObject({
        place: 'REGISTRATION',
        errors: { phone: 'Не вышло' },
      })
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
