import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { getSignInWays, unlinkIdentity } from '@verstak/contracts/identity'
import { changePassword, confirmContact, sendContactCode } from '@verstak/contracts/profile'
import { getSession } from '@verstak/contracts/session'
import { setupModals } from '@verstak/testing/setupModals'
import { makeAccount, type AccountHarnessInput } from '../testing/accountHarness.tsx'
import { bodiesOf, fieldOf, openProfilePage, SENT, wrong } from '../testing/openProfilePage.tsx'

beforeEach(setupModals)

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('shows who the user is, his ways to sign in and the way to his devices', async () => {
  const identities = [{ provider: 'vk' as const, name: 'VK ID', createdAt: '2026-11-20T10:00:00.000Z' }]
  await openProfilePage({ identities })
  const data = within(await screen.findByRole('region', { name: 'Ваши данные' }))
  for (const text of ['Мария Соколова', '+7 (916) 123-45-01', 'maria.sokolova@mail.example'])
    expect(data.getByText(text)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Способы входа' })).toHaveTextContent('VK IDПодключён 20 ноября 2026')
  // They come with the visitor's first sign.
  expect(screen.queryByText('Ключи доступа')).toBeNull()
  await userEvent.keyboard('{Shift}')
  expect(screen.getByText('Ключи доступа')).toBeVisible()
  expect(screen.getByRole('link', { name: /Устройства, на которых вы вошли/ })).toHaveAttribute(
    'href',
    '/user/devices/',
  )
})

test('a guest is led to the sign-in, and back here', async () => {
  await openProfilePage({ account: null })
  expect(await screen.findByRole('link', { name: 'Войти' })).toHaveAttribute(
    'href',
    '/login/?next=%2Fuser%2Fprofile%2F',
  )
})

describe('another e-mail', () => {
  async function openForm(input?: AccountHarnessInput) {
    const api = await openProfilePage(input)
    await userEvent.click(await screen.findByRole('button', { name: 'Изменить email' }))
    expect(fieldOf('Новый email')).toHaveFocus()
    return api
  }

  test('takes a code that goes there; the page then shows it', async () => {
    const api = await openForm()
    api.on(sendContactCode, () => SENT).on(confirmContact, () => ({ status: 'success' as const }))
    await userEvent.type(fieldOf('Новый email'), 'new@mail.example')
    await press('Получить код')
    expect(await screen.findByText('Отправили код на новый адрес')).toBeVisible()
    expect(fieldOf('Код из письма')).toHaveFocus()
    expect(screen.getByRole('button', { name: /Получить новый код через 0[01]:\d\d/ })).toBeDisabled()
    api.on(getSession, () => ({ user: 'private' as const, account: makeAccount({ email: 'new@mail.example' }) }))
    await userEvent.type(fieldOf('Код из письма'), '4815')
    expect(await screen.findByText('new@mail.example')).toBeVisible()
    expect(bodiesOf(api, confirmContact)).toEqual([{ type: 'email', value: 'new@mail.example', code: '4815' }])
    expect(screen.getByText('Email изменён')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Изменить email' })).toHaveFocus()
  })

  test('a wrong one is refused at its field', async () => {
    const api = await openForm()
    await userEvent.type(fieldOf('Новый email'), 'new@mail')
    await press('Получить код')
    await waitFor(() =>
      expect(fieldOf('Новый email')).toHaveAccessibleDescription('Email должен содержать символы «@» и «.»'),
    )
    expect(fieldOf('Новый email')).toHaveFocus()
    expect(bodiesOf(api, sendContactCode)).toEqual([])
  })

  test('whoever signed in long ago is asked for his password; nothing typed is lost', async () => {
    const api = await openForm()
    api.on(sendContactCode, ({ body }) =>
      body.password === 'Tools-2026' ? SENT : { ...SENT, ...wrong('password', 'Введите текущий пароль') },
    )
    await userEvent.type(fieldOf('Новый email'), 'new@mail.example')
    await press('Получить код')
    expect(await screen.findByLabelText('Текущий пароль', { selector: 'input' })).toHaveFocus()
    expect(fieldOf('Текущий пароль')).toHaveAccessibleDescription('Введите текущий пароль')
    await userEvent.type(fieldOf('Текущий пароль'), 'Tools-2026')
    await press('Получить код')
    expect(await screen.findByText('Отправили код на новый адрес')).toBeVisible()
    expect(fieldOf('Новый email')).toHaveValue('new@mail.example')
  })

  test('the captcha is solved in place, and the same call follows', async () => {
    const api = await openForm()
    api.on(sendContactCode, ({ body }) =>
      body.smartCaptchaResponse === 'solved' ? SENT : { ...SENT, status: 'error' as const, code: 3 as const },
    )
    await userEvent.type(fieldOf('Новый email'), 'new@mail.example')
    await press('Получить код')
    await userEvent.click(await screen.findByRole('button', { name: 'Я не робот' }))
    expect(await screen.findByText('Отправили код на новый адрес')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Я не робот' })).toBeNull()
  })

  test('a wrong code is told under it; an address of somebody else opens the first field again', async () => {
    const api = await openForm()
    api.on(sendContactCode, () => SENT).on(confirmContact, () => wrong('code', 'Неверный код'))
    await userEvent.type(fieldOf('Новый email'), 'new@mail.example')
    await press('Получить код')
    await userEvent.type(await screen.findByLabelText('Код из письма'), '0000')
    await waitFor(() => expect(fieldOf('Код из письма')).toHaveAccessibleDescription('Неверный код'))
    api.on(confirmContact, () => wrong('value', 'Email уже используется'))
    await userEvent.clear(fieldOf('Код из письма'))
    await userEvent.type(fieldOf('Код из письма'), '4815')
    await waitFor(() => expect(fieldOf('Новый email')).toHaveAccessibleDescription('Email уже используется'))
    expect(fieldOf('Новый email')).not.toHaveAttribute('readonly')
    expect(fieldOf('Новый email')).toHaveValue('new@mail.example')
  })

  test('a limit and a lost answer say so; the form stays as it is', async () => {
    const api = await openForm()
    api.on(sendContactCode, () => {
      throw new ApiError('unavailable', 503)
    })
    await userEvent.type(fieldOf('Новый email'), 'new@mail.example')
    await press('Получить код')
    expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось. Проверьте связь')
    api.on(sendContactCode, () => ({ ...SENT, status: 'error' as const, isLimit: true, repeatSendingCodeDelay: 45 }))
    await press('Получить код')
    expect(await screen.findByText(/Код уже отправляли. Новый можно получить через 00:4\d/)).toBeVisible()
    expect(fieldOf('Новый email')).toHaveValue('new@mail.example')
  })
})

test('another phone is sent as ten digits, and must be a mobile one', async () => {
  const api = await openProfilePage()
  api.on(sendContactCode, () => SENT)
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить телефон' }))
  await userEvent.type(fieldOf('Новый телефон'), '4951204415')
  await press('Получить код')
  await waitFor(() => expect(fieldOf('Новый телефон')).toHaveAccessibleDescription('Введите номер мобильного телефона'))
  await userEvent.clear(fieldOf('Новый телефон'))
  await userEvent.type(fieldOf('Новый телефон'), '9162041837')
  await press('Получить код')
  expect(await screen.findByText('Отправили код на новый номер')).toBeVisible()
  expect(bodiesOf(api, sendContactCode)).toEqual([{ type: 'phone', value: '9162041837' }])
})

test('a new password is checked by the shop’s rules and by the server; the other devices are spoken of', async () => {
  const api = await openProfilePage()
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить пароль' }))
  expect(fieldOf('Текущий пароль')).toHaveAttribute('autocomplete', 'current-password')
  expect(fieldOf('Новый пароль')).toHaveAttribute('autocomplete', 'new-password')
  await userEvent.type(fieldOf('Новый пароль'), 'Mk26!')
  await press('Сохранить пароль')
  await waitFor(() =>
    expect(fieldOf('Новый пароль')).toHaveAccessibleDescription(/Пароль должен содержать от 6 до 50 символов/),
  )
  api.on(changePassword, () => wrong('password', 'Неверный пароль'))
  await userEvent.type(fieldOf('Новый пароль'), '-longer')
  await userEvent.type(fieldOf('Текущий пароль'), 'Tools')
  await press('Сохранить пароль')
  await waitFor(() => expect(fieldOf('Текущий пароль')).toHaveAccessibleDescription(/Неверный пароль/))
  expect(fieldOf('Текущий пароль')).toHaveFocus()
  expect(fieldOf('Новый пароль')).toHaveValue('Mk26!-longer')
  api.on(changePassword, () => ({ status: 'success' as const }))
  await userEvent.type(fieldOf('Текущий пароль'), '-2026')
  await press('Сохранить пароль')
  expect(await screen.findByText('Пароль изменён. На других устройствах понадобится войти заново')).toBeVisible()
  expect(bodiesOf(api, changePassword).at(-1)).toEqual({ password: 'Tools-2026', newPassword: 'Mk26!-longer' })
  expect(screen.getByRole('button', { name: 'Изменить пароль' })).toHaveFocus()
})

test('a strict shop says its own rules', async () => {
  const passwords = { min: 8, max: 128, isAnySign: true }
  await openProfilePage({}, (api) =>
    api.on(getSignInWays, () => ({ vk: null, oidc: null, hasPasskeys: false, passwords })),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить пароль' }))
  expect(fieldOf('Новый пароль')).toHaveAccessibleDescription(
    'От 8 до 128 символов, можно с пробелами и русскими буквами',
  )
})

test('an account at another site is disconnected after a question', async () => {
  const identities = [{ provider: 'vk' as const, name: 'VK ID', createdAt: '2026-11-20T10:00:00.000Z' }]
  const api = await openProfilePage({ identities })
  api.on(unlinkIdentity, () => ({ identities: [] }))
  await userEvent.click(await screen.findByRole('button', { name: 'Отключить VK ID' }))
  const question = await screen.findByRole('dialog', { name: 'Отключить вход через VK ID?' })
  expect(bodiesOf(api, unlinkIdentity)).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Отключить' }))
  await waitFor(() => expect(screen.queryByText('VK ID')).toBeNull())
  expect(bodiesOf(api, unlinkIdentity)).toEqual([{ provider: 'vk' }])
})

test('«Отмена» closes a form and gives the focus back', async () => {
  await openProfilePage()
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить телефон' }))
  await press('Отмена')
  expect(screen.queryByLabelText('Новый телефон')).toBeNull()
  expect(screen.getByRole('button', { name: 'Изменить телефон' })).toHaveFocus()
})
