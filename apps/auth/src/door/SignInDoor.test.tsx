import { ApiError } from '@verstak/api-client/ApiError'
import {
  confirmCode,
  confirmPhone,
  preAuth,
  recoverPassword,
  register,
  saveDevice,
  sendPhoneCode,
  signInByEmail,
  signInByPhone,
} from '@verstak/contracts/signIn'
import { getSignInWays } from '@verstak/contracts/identity'
import { moveSignInFlow, startSignInFlow } from '@verstak/contracts/signInFlow'
import { createFakeApi, type FakeApi } from '@verstak/testing/fakeApi'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { codeOf, flowOf, metaOf, offerOf, refusalOf } from '../testing/answers.ts'
import { openDoor, type DoorInput } from '../testing/openDoor.tsx'

const SUCCESS = { status: 'success' as const, error: null }
const PHONE = '+7 (916) 204-18-37'

const title = () => screen.getByRole('heading', { level: 2 }).textContent
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const width = () => screen.getByRole('dialog').style.maxWidth
const bodies = (api: FakeApi, { path }: { path: string }) =>
  api.calls.filter((call) => call.path === path).map(({ input }) => (input as { body: unknown }).body)

/** Calls of the sign-in; which ways there are is asked in any case. */
const pathsOf = (api: FakeApi) => api.calls.map(({ path }) => path).filter((path) => path !== getSignInWays.path)

/** Opens the window and goes on with a login. */
async function enter(login: string, api: FakeApi, input: DoorInput = {}) {
  const page = await openDoor(api, input)
  await userEvent.type(field('Email или телефон'), login)
  await press('Продолжить')
  return page
}

const answerTo = (meta: object) => createFakeApi().on(preAuth, () => metaOf(meta))

test('the window opens at the first step, 464 px wide, without an arrow [LOGIN-002] [LOGIN-004] [LOGIN-006]', async () => {
  await openDoor()
  expect(title()).toBe('Вход или регистрация')
  expect(width()).toBe('464px')
  expect(screen.queryByRole('button', { name: 'Назад' })).not.toBeInTheDocument()
  const input = field('Email или телефон')
  expect(input).toHaveAttribute('placeholder', 'Email или телефон')
  expect(input).toHaveAttribute('autocomplete', 'username webauthn')
  expect(input).toHaveFocus()
})

test('the first step has its field and its button [LOGIN-013] [LOGIN-014]', async () => {
  await openDoor()
  expect(field('Email или телефон')).toHaveAttribute('placeholder', 'Email или телефон')
  expect(screen.getByRole('button', { name: 'Продолжить' })).toHaveAttribute('type', 'submit')
})

test('people read what a sign-in gives them [LOGIN-010]', async () => {
  await openDoor()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Персональные цены и скидки',
    'Личные промокоды',
    'Отслеживание заказов',
  ])
})

test('in the experiment people and companies have a tab each [LOGIN-011] [LOGIN-012]', async () => {
  await openDoor(createFakeApi(), { flags: { 'new-auth': true } })
  await userEvent.click(screen.getByRole('radio', { name: 'Для юрлиц' }))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Специальные B2B-цены',
    'Возмещение НДС до 20%',
    'Работа с документами',
  ])
})

test('without it there is none [LOGIN-012]', async () => {
  await openDoor()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

test('the field is called by what it holds, and blocks spaces and key code 0 [LOGIN-024…026]', async () => {
  await openDoor()
  const input = field('Email или телефон')
  expect(input).toHaveAttribute('name', 'email')
  await userEvent.type(input, '89162041837')
  expect(input).toHaveAttribute('name', 'tel')
  expect(input).toHaveValue(PHONE)
  await userEvent.type(input, 'a')
  expect(input).toHaveAttribute('name', 'email')
  expect(fireEvent.keyDown(input, { key: ' ', keyCode: 32 })).toBe(false)
  expect(fireEvent.keyDown(input, { key: 'Unidentified', keyCode: 0 })).toBe(false)
  expect(fireEvent.keyDown(input, { key: 'a', keyCode: 65 })).toBe(true)
})

test('a wrong login is told at the field, which keeps it and the focus; nothing is sent', async () => {
  const { api } = await enter('4951204415', createFakeApi())
  const input = field('Email или телефон')
  expect(input).toHaveAccessibleDescription('Введите электронную почту или номер мобильного телефона')
  expect(input).toHaveFocus()
  expect(pathsOf(api)).toEqual([])
  await userEvent.type(input, 'a')
  expect(input).not.toHaveAttribute('aria-invalid')
})

describe('the code of an SMS', () => {
  test('shows the phone, «Изменить», a field of four digits and the timer [SMS-001…005] [SMS-010]', async () => {
    await enter('9162041837', answerTo({}))
    expect(title()).toBe('Введите код')
    expect(screen.getByText(PHONE)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Изменить' })).toBeVisible()
    const code = field('Код из SMS')
    expect(code).toHaveAttribute('placeholder', 'Код из SMS')
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    expect(code).toHaveFocus()
    await userEvent.type(code, '48x15')
    expect(code).toHaveValue('4815')
    expect(screen.getByRole('button', { name: /Получить новый код через 0[01]:\d\d/ })).toBeDisabled()
  })

  test('the last digit sends it, typed or pasted [SMS-013]', async () => {
    const api = answerTo({}).on(signInByPhone, () => SUCCESS)
    const { results } = await enter('9162041837', api)
    await userEvent.click(field('Код из SMS'))
    await userEvent.paste('Код: 48 15')
    await waitFor(() => expect(results).toEqual([{ outcome: 'signed-in', address: null }]))
    expect(bodies(api, signInByPhone)).toEqual([{ phone: '9162041837', code: '4815' }])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('a limit closes the field and says so, with the phone [SMS-011] [SMS-012] [FAULT-019]', async () => {
    await enter('9162041837', answerTo({ isLimit: true, success: false, repeatSendingCodeDelay: 4_449 }))
    expect(field('Код из SMS')).toBeDisabled()
    expect(field('Код из SMS')).toHaveAccessibleDescription(`Был превышен лимит отправки SMS на номер ${PHONE}`)
    expect(screen.getByRole('button', { name: 'Получить новый код через 01:14:09' })).toBeDisabled()
  })

  test('a wrong code is told under the field and can be corrected', async () => {
    const api = answerTo({}).on(signInByPhone, () => ({
      ...SUCCESS,
      status: 'error' as const,
      ...refusalOf(400, 'Код неверный'),
    }))
    await enter('9162041837', api)
    await userEvent.type(field('Код из SMS'), '0000')
    expect(await screen.findByText('Код неверный')).toBeVisible()
    expect(field('Код из SMS')).toHaveValue('0000')
    expect(field('Код из SMS')).toHaveAccessibleDescription('Код неверный')
  })

  test('the arrow stands on the line of the title and leads back to an empty field [LOGIN-006] [LOGIN-007]', async () => {
    await enter('9162041837', answerTo({}))
    await press('Назад')
    expect(title()).toBe('Вход или регистрация')
    expect(field('Email или телефон')).toHaveValue('')
    expect(field('Email или телефон')).toHaveFocus()
  })

  test('«Изменить» leads back to the value [LOGIN-019] [SMS-003]', async () => {
    await enter('9162041837', answerTo({}))
    await press('Изменить')
    expect(field('Email или телефон')).toHaveValue(PHONE)
  })

  test('in demo mode a link leads to the message', async () => {
    await enter('9162041837', answerTo({ demoMessagesUrl: 'http://127.0.0.1:4190/messages' }))
    expect(screen.getByRole('link', { name: 'Демо: посмотреть код' })).toHaveAttribute(
      'href',
      'http://127.0.0.1:4190/messages',
    )
  })
})

describe('the password', () => {
  test('has its words, the e-mail, a masked field and its buttons [PASSWORD-001…006]', async () => {
    await enter('anna@mail.example', answerTo({}))
    expect(title()).toBe('Введите пароль')
    expect(screen.getByText('Для входа на сайт введите пароль:')).toBeVisible()
    expect(screen.getByText('anna@mail.example')).toBeVisible()
    const password = field('Пароль')
    expect(password).toHaveAttribute('type', 'password')
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    await press('Показать пароль')
    expect(password).toHaveAttribute('type', 'text')
    expect(screen.getByRole('button', { name: 'Войти' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Забыли пароль?' })).toBeVisible()
  })

  test('signs in and goes to the stored address [PASSWORD-009] [LOGIN-009]', async () => {
    const api = answerTo({}).on(signInByEmail, () => ({ status: 'success' as const }))
    const { results } = await enter('anna@mail.example', api, { next: '/user/orders/all/' })
    await userEvent.type(field('Пароль'), 'Tools-2026{enter}')
    await waitFor(() => expect(results).toEqual([{ outcome: 'signed-in', address: '/user/orders/all/' }]))
    expect(api.calls.map(({ path }) => path)).toContain('/api/v1/organizations/list')
  })

  test('too many tries close the button, counting down [FAULT-026]', async () => {
    const api = answerTo({}).on(signInByEmail, () => ({
      status: 'error' as const,
      errorsList: [{ payload: { fields: { delay: 277 } } }],
    }))
    await enter('anna@mail.example', api)
    await userEvent.type(field('Пароль'), 'wrong{enter}')
    expect(await screen.findByText('Превышен лимит попыток входа. Подождите 04:37')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Войти' })).toBeDisabled()
    expect(field('Пароль')).toHaveValue('wrong')
  })

  test('the recovery is 424 px wide and sends the link [PASSWORD-007] [PASSWORD-008] [LOGIN-003]', async () => {
    const api = answerTo({}).on(recoverPassword, () => ({ status: 'success' as const, repeatSendingCodeDelay: 54 }))
    await enter('anna@mail.example', api)
    await press('Забыли пароль?')
    expect([title(), width()]).toEqual(['Восстановление пароля', '424px'])
    expect(field('Email')).toHaveValue('anna@mail.example')
    await press('Восстановить')
    expect(await screen.findByText(/Письмо с инструкцией отправлено на/)).toHaveTextContent('anna@mail.example')
    expect(screen.getByRole('button', { name: 'Отправить ещё раз через 00:54' })).toBeDisabled()
  })
})

describe('the registration', () => {
  const right = { name: 'Анна', email: 'anna@mail.example', password: 'Tools-2026' }
  const atRegistration = (api: FakeApi = createFakeApi(), input: DoorInput = {}) =>
    enter(
      'anna@mail.example',
      api.on(preAuth, () => metaOf({ isExist: false })),
      input,
    )
  async function fillIn() {
    await userEvent.type(field('Имя'), right.name)
    await userEvent.type(field('Пароль'), right.password)
  }
  const SENT = { status: 'success' as const, repeatSendingCodeDelay: 38, isLimit: false, error: null }

  test('has its fields, boxes and links [REGISTER-001] [REGISTER-003] [REGISTER-006…012]', async () => {
    await atRegistration()
    expect(title()).toBe('Регистрация')
    expect(field('Имя')).toHaveAttribute('autocomplete', 'name')
    expect(field('Телефон')).toHaveAttribute('autocomplete', 'tel')
    expect(field('Email')).toHaveValue('anna@mail.example')
    expect(field('Пароль')).toHaveAttribute('autocomplete', 'new-password')
    expect(screen.getByRole('checkbox', { name: 'Я представитель юрлица или ИП' })).not.toBeChecked()
    const newsletter = 'Я хочу получать информацию о скидках, специальных предложениях и акциях'
    expect(screen.getByRole('checkbox', { name: newsletter })).not.toBeChecked()
    expect(screen.getByRole('button', { name: 'Зарегистрироваться' })).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/legal/personal/', '/legal/user-agreement/']),
    )
  })

  test('the consent opens as a window over the form, which keeps what was typed [REGISTER-013]', async () => {
    await atRegistration()
    await fillIn()
    await userEvent.click(screen.getByRole('link', { name: /согласие на обработку персональных данных/ }))
    expect(await screen.findByText('text of personal-consent')).toBeVisible()
    expect(field('Имя')).toHaveValue(right.name)
  })

  test('the other variant offers to buy as a company, and says why [REGISTER-009]', async () => {
    await atRegistration(createFakeApi(), { flags: { 'company-checkbox': 'buy-as-company' } })
    expect(
      screen.getByRole('checkbox', { name: 'Покупать как юрлицо Возмещение НДС до 20%, ЭДО и другие преимущества' }),
    ).toBeVisible()
    expect(screen.queryByText('Я представитель юрлица или ИП')).not.toBeInTheDocument()
  })

  test('errors stand at their fields and the first one gets the focus [VALID-036]', async () => {
    await atRegistration()
    await userEvent.clear(field('Email'))
    await press('Зарегистрироваться')
    for (const name of ['Имя', 'Email', 'Пароль'])
      expect(field(name)).toHaveAccessibleDescription('Поле обязательно для заполнения')
    expect(field('Имя')).toHaveFocus()
  })

  test('the phone is confirmed in place [REGISTER-004] [REGISTER-005] [VALID-037]', async () => {
    const api = createFakeApi()
      .on(sendPhoneCode, () => SENT)
      .on(confirmPhone, () => ({ attributes: SUCCESS }))
    await atRegistration(api)
    await fillIn()
    await userEvent.type(field('Телефон'), '9162041837')
    await press('Зарегистрироваться')
    expect(field('Телефон')).toHaveAccessibleDescription('Необходимо подтвердить номер телефона')
    await press('Подтвердить')
    expect(await screen.findByRole('button', { name: /Новый код через 00:3\d/ })).toBeDisabled()
    await userEvent.type(field('Код из SMS'), '4815')
    expect(await screen.findByText('Подтвержден')).toBeVisible()
    expect(bodies(api, confirmPhone)).toEqual([{ phone: '9162041837', code: '4815' }])
    expect(field('Телефон')).toHaveValue(PHONE)
    expect(field('Имя')).toHaveValue('Анна')
  })

  test('«Изменить» opens the phone again [REGISTER-004]', async () => {
    await atRegistration(createFakeApi().on(sendPhoneCode, () => SENT))
    await userEvent.type(field('Телефон'), '9162041837')
    await press('Подтвердить')
    await press('Изменить')
    expect(field('Телефон')).not.toHaveAttribute('readonly')
    expect(field('Телефон')).toHaveFocus()
  })

  test('a limit of its codes is said in its own words [FAULT-024]', async () => {
    const limit = { ...SENT, status: 'error' as const, isLimit: true, repeatSendingCodeDelay: 600 }
    await atRegistration(createFakeApi().on(sendPhoneCode, () => limit))
    await userEvent.type(field('Телефон'), '9162041837')
    await press('Подтвердить')
    await waitFor(() =>
      expect(field('Телефон')).toHaveAccessibleDescription('Был превышен лимит отправки СМС на номер.'),
    )
  })

  test('a landline is told why it cannot be confirmed [REGISTER-015]', async () => {
    await atRegistration()
    await userEvent.type(field('Телефон'), '4951204415')
    expect(field('Телефон')).toHaveAccessibleDescription(
      'Номер такого формата не может быть подтвержден. Если вы хотите воспользоваться всеми возможностями личного кабинета, укажите мобильный номер и подтвердите его при помощи кода из sms.',
    )
  })

  test('it sends the newsletter’s box as it is [REGISTER-010]', async () => {
    const api = createFakeApi().on(register, () => ({}))
    const { results } = await atRegistration(api)
    await fillIn()
    await userEvent.click(screen.getByRole('checkbox', { name: /Я хочу получать/ }))
    await press('Зарегистрироваться')
    await waitFor(() => expect(results).toHaveLength(1))
    expect(bodies(api, register)).toEqual([{ ...right, phone: '', isJuristic: false, isSubscribeToNewsletter: true }])
  })

  test('a company’s ends without a redirect [REGISTER-020]', async () => {
    const { results } = await atRegistration(
      createFakeApi().on(register, () => ({})),
      { next: '/cart/' },
    )
    await fillIn()
    await userEvent.click(screen.getByRole('checkbox', { name: /юрлица/ }))
    await press('Зарегистрироваться')
    await waitFor(() => expect(results).toMatchObject([{ outcome: 'registered-company' }]))
  })

  test('«уже используется» is 348 px wide; its change leads back to all that was typed [REGISTER-014] [REGISTER-018]', async () => {
    const errors = refusalOf(400, { title: 'Email уже используется', details: [{ field: 'email' }] })
    await atRegistration(createFakeApi().on(register, () => errors))
    await fillIn()
    await press('Зарегистрироваться')
    await waitFor(() => expect(title()).toBe('Email уже используется'))
    expect(width()).toBe('348px')
    expect(screen.getByRole('button', { name: 'Войти' })).toHaveFocus()
    await press('Изменить email')
    expect(title()).toBe('Регистрация')
    expect(field('Имя')).toHaveValue('Анна')
    expect(field('Пароль')).toHaveValue('Tools-2026')
  })
})

describe('the one-time code', () => {
  const atOtp = (api: FakeApi, oneTimeCode = 'with-save') =>
    enter(
      'anna@mail.example',
      api.on(preAuth, () => metaOf(codeOf())),
      { flags: { 'one-time-code': oneTimeCode } },
    )

  test('has its words, where it went, and the switch [OTP-001…005]', async () => {
    await atOtp(createFakeApi())
    expect(title()).toBe('Безопасный вход')
    expect(screen.getByText('Введите код, чтобы обезопасить ваш аккаунт.')).toBeVisible()
    expect(screen.getByText('+7 (916) •••-••-37')).toBeVisible()
    expect(field('Код из SMS')).toHaveFocus()
    expect(screen.getByRole('button', { name: /Получить новый код через/ })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Отправить на email' })).toBeVisible()
  })

  test('is confirmed half a second after its last digit; then the device can be remembered [OTP-009…015]', async () => {
    const api = createFakeApi()
      .on(confirmCode, () => ({ data: { errors: [] } }))
      .on(saveDevice, () => ({ status: 'success' as const }))
    const { results } = await atOtp(api)
    jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'Date'] })
    fireEvent.change(field('Код из SMS'), { target: { value: '4816' } })
    await act(() => jest.advanceTimersByTimeAsync(400))
    fireEvent.change(field('Код из SMS'), { target: { value: '4815' } })
    await act(() => jest.advanceTimersByTimeAsync(499))
    expect(bodies(api, confirmCode)).toEqual([])
    await act(() => jest.advanceTimersByTimeAsync(1))
    jest.useRealTimers()
    expect(bodies(api, confirmCode)).toEqual([{ code: '4815', confirmationType: 'phone' }])
    await waitFor(() => expect(title()).toBe('Запомнить это устройство?'))
    expect(width()).toBe('348px')
    expect(screen.getByRole('button', { name: 'Не сейчас' })).toBeVisible()
    await press('Запомнить')
    await waitFor(() => expect(results).toHaveLength(1))
    expect(await screen.findByText('Устройство запомнено')).toBeInTheDocument()
  })

  test('whoever closes the question is signed in all the same', async () => {
    const { results } = await atOtp(createFakeApi().on(confirmCode, () => ({ data: { errors: [] } })))
    await userEvent.type(field('Код из SMS'), '4815')
    await waitFor(() => expect(title()).toBe('Запомнить это устройство?'), { timeout: 2_000 })
    await press('Закрыть')
    await waitFor(() => expect(results).toEqual([{ outcome: 'signed-in', address: null }]))
  })

  test('its limit is said with the time [FAULT-035]', async () => {
    const error = { title: 'x', message: 'Слишком много неверных кодов', code: 1 }
    await atOtp(createFakeApi().on(confirmCode, () => ({ data: { errors: [error], repeatSendingCodeDelay: 552 } })))
    await userEvent.type(field('Код из SMS'), '0000')
    expect(await screen.findByText(/Получить новый код можно через/, {}, { timeout: 2_000 })).toHaveTextContent('09:12')
    expect(field('Код из SMS')).toBeDisabled()
    expect(field('Код из SMS')).toHaveAccessibleDescription('Слишком много неверных кодов')
  })
})

describe('what fails', () => {
  test('the popup is said, the step and what was typed stay, and a retry works [FAULT-015] [FAULT-040]', async () => {
    let isDown = true
    const api = createFakeApi().on(preAuth, () => {
      if (isDown) throw new ApiError('unavailable', 503)
      return metaOf({})
    })
    await enter('9162041837', api)
    expect(await screen.findByText('Повторите попытку или позвоните нам 8 800 550-37-70')).toBeVisible()
    expect(screen.getAllByRole('dialog').at(-1)!.style.maxWidth).toBe('360px')
    await press('Понятно')
    expect(field('Email или телефон')).toHaveValue(PHONE)
    isDown = false
    await press('Продолжить')
    await waitFor(() => expect(title()).toBe('Введите код'))
  })

  test('what was typed is there again when the window is opened again on this page', async () => {
    const { open } = await openDoor()
    await userEvent.type(field('Email или телефон'), 'anna@ma')
    await press('Закрыть')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await act(async () => void open())
    expect(field('Email или телефон')).toHaveValue('anna@ma')
  })
})

describe('the server’s flow', () => {
  const flags = { 'new-auth-flow': true }
  const first = flowOf('EMAIL_OR_PHONE', {
    offers: [offerOf('submit', { schema: { login: { type: 'text', isRequired: true } }, data: { login: '' } })],
  })

  test('is used with its flag [FLOW-001], and posts what is typed [FLOW-003]', async () => {
    const api = createFakeApi()
      .on(startSignInFlow, () => first)
      .on(moveSignInFlow, () => flowOf('SMS_CODE', { ui: { contact: '9162041837' } }))
    await enter('9162041837', api, { flags })
    expect(await screen.findByLabelText('Код из SMS', { selector: 'input' })).toBeVisible()
    expect(bodies(api, moveSignInFlow)).toEqual([
      { dataToken: first.dataToken, transition: { transition: 'submit', input: { login: PHONE } } },
    ])
    expect(api.calls.map(({ path }) => path)).not.toContain('/api/v1/user/pre-auth')
  })

  test('without the flag the classic calls are made [FLOW-001]', async () => {
    const { api } = await enter('9162041837', answerTo({}))
    expect(pathsOf(api)).toEqual(['/api/v1/user/pre-auth'])
  })

  test('an unknown place is a form of its schema [FLOW-002]', async () => {
    const passport = flowOf('PASSPORT', {
      ui: { title: 'Паспорт', text: 'Нужен номер' },
      offers: [offerOf('submit', { schema: { number: { type: 'text', title: 'Номер', isRequired: true } } })],
    })
    await openDoor(
      createFakeApi().on(startSignInFlow, () => passport),
      { flags },
    )
    expect(title()).toBe('Паспорт')
    await press('Продолжить')
    expect(field('Номер')).toHaveAccessibleDescription('Заполните поле')
  })

  test('a failed start opens the popup [FAULT-042]', async () => {
    await openDoor(createFakeApi(), { flags })
    expect(await screen.findByText('Повторите попытку или позвоните нам 8 800 550-37-70')).toBeVisible()
  })

  test('a transition that was given up says nothing [FAULT-043]', async () => {
    const api = createFakeApi()
      .on(startSignInFlow, () =>
        flowOf('SMS_CODE', { offers: [offerOf('submit', { schema: { code: { type: 'code' } } }), offerOf('back')] }),
      )
      .on(moveSignInFlow, ({ body }, { signal }) =>
        body.transition.transition === 'back'
          ? first
          : new Promise((_, reject) =>
              signal?.addEventListener('abort', () => reject(new DOMException('x', 'AbortError'))),
            ),
      )
    await openDoor(api, { flags })
    await userEvent.type(field('Код из SMS'), '4815')
    await press('Назад')
    expect(await screen.findByLabelText('Email или телефон', { selector: 'input' })).toBeVisible()
    expect(screen.queryByText('Ошибка')).not.toBeInTheDocument()
  })
})
