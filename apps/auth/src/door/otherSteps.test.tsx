import { ApiError } from '@verstak/api-client/ApiError'
import { confirmCode, preAuth, recoverPassword, saveDevice, signInByEmail } from '@verstak/contracts/signIn'
import { createFakeApi, type FakeApi } from '@verstak/testing/fakeApi'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { codeOf, metaOf } from '../testing/answers.ts'
import { openDoor } from '../testing/openDoor.tsx'
import { PHONE, title, field, press, width, bodies, enter, answerTo } from '../testing/doorActions.tsx'

describe('the password', () => {
  test('has its words, the e-mail, a masked field and its buttons [PASSWORD-001] [PASSWORD-002] [PASSWORD-003] [PASSWORD-004] [PASSWORD-005]', async () => {
    await enter('anna@mail.example', answerTo({}))
    expect(title()).toBe('Введите пароль')
    expect(screen.getByText('Для входа на сайт введите пароль:')).toBeVisible()
    expect(screen.getByText('anna@mail.example')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Изменить' })).toBeVisible()
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

describe('the one-time code', () => {
  const atOtp = (api: FakeApi, oneTimeCode = 'with-save') =>
    enter(
      'anna@mail.example',
      api.on(preAuth, () => metaOf(codeOf())),
      { flags: { 'one-time-code': oneTimeCode } },
    )

  test('has its words, where it went, and the switch [OTP-001] [OTP-002] [OTP-003] [OTP-004] [OTP-005]', async () => {
    await atOtp(createFakeApi().on(confirmCode, () => ({ data: { errors: [] } })))
    expect(title()).toBe('Безопасный вход')
    expect(screen.getByText('Введите код, чтобы обезопасить ваш аккаунт.')).toBeVisible()
    expect(screen.getByText('+7 (916) •••-••-37')).toBeVisible()
    const code = field('Код из SMS')
    expect(code).toHaveFocus()
    expect(code).toHaveAttribute('placeholder', 'Код из SMS')
    expect(screen.getByRole('button', { name: /Получить новый код через/ })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Отправить на email' })).toBeVisible()
    await userEvent.type(code, '48x150')
    expect(code).toHaveValue('4815')
  })

  test('a mailed code is not called one of an SMS', async () => {
    const mailed = codeOf({ currentConfirmationType: 'email', sentTo: 'a•••@mail.example' })
    await enter(
      'anna@mail.example',
      createFakeApi().on(preAuth, () => metaOf(mailed)),
      { flags: { 'one-time-code': 'with-save' } },
    )
    expect(field('Код из письма')).toHaveFocus()
  })

  test('is confirmed half a second after its last digit; then the device can be remembered [OTP-009] [OTP-010] [OTP-012] [OTP-013] [OTP-015]', async () => {
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
