import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { getSignInWays, unlinkIdentity } from '@verstak/contracts/identity'
import {
  changePassword,
  confirmContact,
  confirmUser,
  getConfirmation,
  sendConfirmationCode,
  sendContactCode,
} from '@verstak/contracts/profile'
import { getSession } from '@verstak/contracts/session'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { setupModals } from '@verstak/testing/setupModals'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAccountHarness, makeAccount, type AccountHarnessInput } from '../testing/accountHarness.tsx'

beforeEach(setupModals)

async function openPage(input: AccountHarnessInput = {}) {
  const { api, host, routes } = createAccountHarness(input)
  const pages = routes.map((route) => ({ ...route, hydrateFallbackElement: <p>wait</p>, errorElement: <p>failed</p> }))
  const router = createMemoryRouter(pages, { initialEntries: ['/user/profile/'] })
  await act(async () =>
    render(
      <TestHost host={host}>
        <RouterProvider router={router} />
      </TestHost>,
    ),
  )
  return api
}
type Api = Awaited<ReturnType<typeof openPage>>
const bodies = (api: Api, { path }: { path: string }) =>
  api.calls.filter((call) => call.path === path).map(({ input }) => (input as { body: unknown }).body)
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

const CODE_INFO = {
  currentConfirmationType: 'phone' as const,
  sentTo: '+7 (916) •••-••-01',
  blockingEndDate: null,
  availableConfirmationTypes: ['phone' as const],
  limitErrorMessage: null,
  serverTime: '2026-11-23T09:00:00.000Z',
  codeLength: 4,
}
const SENT = { status: 'success' as const, repeatSendingCodeDelay: 60, isLimit: false, codeLength: 4 }
const wrong = (name: string, title: string) => ({
  status: 'error' as const,
  code: 0 as const,
  data: { code: 400 as const, errors: [{ title, details: [{ field: name }] }] },
})

test('shows who the user is, his ways to sign in and the way to his devices', async () => {
  const identities = [{ provider: 'vk' as const, name: 'VK ID', createdAt: '2026-11-20T10:00:00.000Z' }]
  await openPage({ identities })
  const data = within(await screen.findByRole('region', { name: 'Ваши данные' }))
  for (const text of ['Мария Соколова', '+7 (916) 123-45-01', 'maria.sokolova@mail.example'])
    expect(data.getByText(text)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Способы входа' })).toHaveTextContent('VK IDПодключён 20 ноября 2026')
  expect(screen.getByText('Ключи доступа')).toBeVisible()
  expect(screen.getByRole('link', { name: /Устройства, на которых вы вошли/ })).toHaveAttribute(
    'href',
    '/user/devices/',
  )
})

test('a guest is led to the sign-in, and back here', async () => {
  await openPage({ account: null })
  expect(await screen.findByRole('link', { name: 'Войти' })).toHaveAttribute(
    'href',
    '/login/?next=%2Fuser%2Fprofile%2F',
  )
})

describe('another e-mail', () => {
  async function openForm(input?: AccountHarnessInput) {
    const api = await openPage(input)
    await userEvent.click(await screen.findByRole('button', { name: 'Изменить email' }))
    expect(field('Новый email')).toHaveFocus()
    return api
  }

  test('takes a code that goes there; the page then shows it', async () => {
    const api = await openForm()
    api.on(sendContactCode, () => SENT).on(confirmContact, () => ({ status: 'success' as const }))
    await userEvent.type(field('Новый email'), 'new@mail.example')
    await press('Получить код')
    expect(await screen.findByText('Отправили код на новый адрес')).toBeVisible()
    expect(field('Код из письма')).toHaveFocus()
    expect(screen.getByRole('button', { name: /Получить новый код через 0[01]:\d\d/ })).toBeDisabled()
    api.on(getSession, () => ({ user: 'private' as const, account: makeAccount({ email: 'new@mail.example' }) }))
    await userEvent.type(field('Код из письма'), '4815')
    expect(await screen.findByText('new@mail.example')).toBeVisible()
    expect(bodies(api, confirmContact)).toEqual([{ type: 'email', value: 'new@mail.example', code: '4815' }])
    expect(screen.getByText('Email изменён')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Изменить email' })).toHaveFocus()
  })

  test('a wrong one is refused at its field', async () => {
    const api = await openForm()
    await userEvent.type(field('Новый email'), 'new@mail')
    await press('Получить код')
    await waitFor(() =>
      expect(field('Новый email')).toHaveAccessibleDescription('Email должен содержать символы «@» и «.»'),
    )
    expect(field('Новый email')).toHaveFocus()
    expect(bodies(api, sendContactCode)).toEqual([])
  })

  test('whoever signed in long ago is asked for his password; nothing typed is lost', async () => {
    const api = await openForm()
    api.on(sendContactCode, ({ body }) =>
      body.password === 'Tools-2026' ? SENT : { ...SENT, ...wrong('password', 'Введите текущий пароль') },
    )
    await userEvent.type(field('Новый email'), 'new@mail.example')
    await press('Получить код')
    expect(await screen.findByLabelText('Текущий пароль', { selector: 'input' })).toHaveFocus()
    expect(field('Текущий пароль')).toHaveAccessibleDescription('Введите текущий пароль')
    await userEvent.type(field('Текущий пароль'), 'Tools-2026')
    await press('Получить код')
    expect(await screen.findByText('Отправили код на новый адрес')).toBeVisible()
    expect(field('Новый email')).toHaveValue('new@mail.example')
  })

  test('the captcha is solved in place, and the same call follows', async () => {
    const api = await openForm()
    api.on(sendContactCode, ({ body }) =>
      body.smartCaptchaResponse === 'solved' ? SENT : { ...SENT, status: 'error' as const, code: 3 as const },
    )
    await userEvent.type(field('Новый email'), 'new@mail.example')
    await press('Получить код')
    await userEvent.click(await screen.findByRole('button', { name: 'Я не робот' }))
    expect(await screen.findByText('Отправили код на новый адрес')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Я не робот' })).toBeNull()
  })

  test('a wrong code is told under it; an address of somebody else opens the first field again', async () => {
    const api = await openForm()
    api.on(sendContactCode, () => SENT).on(confirmContact, () => wrong('code', 'Неверный код'))
    await userEvent.type(field('Новый email'), 'new@mail.example')
    await press('Получить код')
    await userEvent.type(await screen.findByLabelText('Код из письма'), '0000')
    await waitFor(() => expect(field('Код из письма')).toHaveAccessibleDescription('Неверный код'))
    api.on(confirmContact, () => wrong('value', 'Email уже используется'))
    await userEvent.clear(field('Код из письма'))
    await userEvent.type(field('Код из письма'), '4815')
    await waitFor(() => expect(field('Новый email')).toHaveAccessibleDescription('Email уже используется'))
    expect(field('Новый email')).not.toHaveAttribute('readonly')
    expect(field('Новый email')).toHaveValue('new@mail.example')
  })

  test('a limit and a lost answer say so; the form stays as it is', async () => {
    const api = await openForm()
    api.on(sendContactCode, () => {
      throw new ApiError('unavailable', 503)
    })
    await userEvent.type(field('Новый email'), 'new@mail.example')
    await press('Получить код')
    expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось. Проверьте связь')
    api.on(sendContactCode, () => ({ ...SENT, status: 'error' as const, isLimit: true, repeatSendingCodeDelay: 45 }))
    await press('Получить код')
    expect(await screen.findByText(/Код уже отправляли. Новый можно получить через 00:4\d/)).toBeVisible()
    expect(field('Новый email')).toHaveValue('new@mail.example')
  })
})

test('another phone is sent as ten digits, and must be a mobile one', async () => {
  const api = await openPage()
  api.on(sendContactCode, () => SENT)
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить телефон' }))
  await userEvent.type(field('Новый телефон'), '4951204415')
  await press('Получить код')
  await waitFor(() => expect(field('Новый телефон')).toHaveAccessibleDescription('Введите номер мобильного телефона'))
  await userEvent.clear(field('Новый телефон'))
  await userEvent.type(field('Новый телефон'), '9162041837')
  await press('Получить код')
  expect(await screen.findByText('Отправили код на новый номер')).toBeVisible()
  expect(bodies(api, sendContactCode)).toEqual([{ type: 'phone', value: '9162041837' }])
})

test('a new password is checked by the shop’s rules and by the server; the other devices are spoken of', async () => {
  const api = await openPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить пароль' }))
  expect(field('Текущий пароль')).toHaveAttribute('autocomplete', 'current-password')
  expect(field('Новый пароль')).toHaveAttribute('autocomplete', 'new-password')
  await userEvent.type(field('Новый пароль'), 'Mk26!')
  await press('Сохранить пароль')
  await waitFor(() =>
    expect(field('Новый пароль')).toHaveAccessibleDescription(/Пароль должен содержать от 6 до 50 символов/),
  )
  api.on(changePassword, () => wrong('password', 'Неверный пароль'))
  await userEvent.type(field('Новый пароль'), '-longer')
  await userEvent.type(field('Текущий пароль'), 'Tools')
  await press('Сохранить пароль')
  await waitFor(() => expect(field('Текущий пароль')).toHaveAccessibleDescription(/Неверный пароль/))
  expect(field('Текущий пароль')).toHaveFocus()
  expect(field('Новый пароль')).toHaveValue('Mk26!-longer')
  api.on(changePassword, () => ({ status: 'success' as const }))
  await userEvent.type(field('Текущий пароль'), '-2026')
  await press('Сохранить пароль')
  expect(await screen.findByText('Пароль изменён. На других устройствах понадобится войти заново')).toBeVisible()
  expect(bodies(api, changePassword).at(-1)).toEqual({ password: 'Tools-2026', newPassword: 'Mk26!-longer' })
  expect(screen.getByRole('button', { name: 'Изменить пароль' })).toHaveFocus()
})

test('a strict shop says its own rules', async () => {
  const { api, host, routes } = createAccountHarness()
  const passwords = { min: 8, max: 128, isAnySign: true }
  api.on(getSignInWays, () => ({ vk: null, oidc: null, hasPasskeys: false, passwords }))
  const router = createMemoryRouter(
    routes.map((route) => ({ ...route, hydrateFallbackElement: <p>wait</p> })),
    { initialEntries: ['/user/profile/'] },
  )
  render(
    <TestHost host={host}>
      <RouterProvider router={router} />
    </TestHost>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить пароль' }))
  expect(field('Новый пароль')).toHaveAccessibleDescription(
    'От 8 до 128 символов, можно с пробелами и русскими буквами',
  )
})

test('an account at another site is disconnected after a question', async () => {
  const identities = [{ provider: 'vk' as const, name: 'VK ID', createdAt: '2026-11-20T10:00:00.000Z' }]
  const api = await openPage({ identities })
  api.on(unlinkIdentity, () => ({ identities: [] }))
  await userEvent.click(await screen.findByRole('button', { name: 'Отключить VK ID' }))
  const question = await screen.findByRole('dialog', { name: 'Отключить вход через VK ID?' })
  expect(bodies(api, unlinkIdentity)).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Отключить' }))
  await waitFor(() => expect(screen.queryByText('VK ID')).toBeNull())
  expect(bodies(api, unlinkIdentity)).toEqual([{ provider: 'vk' }])
})

test('a sign-in of long ago is confirmed by the password first', async () => {
  const identities = [{ provider: 'vk' as const, name: 'VK ID', createdAt: '2026-11-20T10:00:00.000Z' }]
  const api = await openPage({ identities })
  let isFresh = false
  api
    .on(unlinkIdentity, () => {
      if (!isFresh) throw new ApiError('confirmation-required', 403)
      return { identities: [] }
    })
    .on(getConfirmation, () => ({ isFresh, hasPassword: true, types: [] }))
    .on(confirmUser, ({ body }) => {
      isFresh = body.password === 'Tools-2026'
      return isFresh ? { status: 'success' as const } : wrong('password', 'Неверный пароль')
    })
  await userEvent.click(await screen.findByRole('button', { name: 'Отключить VK ID' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отключить' }))
  const form = within(await screen.findByRole('form', { name: 'Подтвердите, что это вы' }))
  expect(field('Текущий пароль')).toHaveFocus()
  await userEvent.type(field('Текущий пароль'), 'Tools')
  await userEvent.click(form.getByRole('button', { name: 'Подтвердить и отключить' }))
  await waitFor(() => expect(field('Текущий пароль')).toHaveAccessibleDescription('Неверный пароль'))
  await userEvent.type(field('Текущий пароль'), '-2026')
  await userEvent.click(form.getByRole('button', { name: 'Подтвердить и отключить' }))
  await waitFor(() => expect(screen.queryByText('VK ID')).toBeNull())
})

test('who has no password confirms by a code to his contact', async () => {
  const identities = [{ provider: 'vk' as const, name: 'VK ID', createdAt: '2026-11-20T10:00:00.000Z' }]
  const api = await openPage({ identities })
  let isFresh = false
  api
    .on(unlinkIdentity, () => {
      if (!isFresh) throw new ApiError('confirmation-required', 403)
      return { identities: [] }
    })
    .on(getConfirmation, () => ({ isFresh, hasPassword: false, types: ['phone' as const, 'email' as const] }))
    .on(sendConfirmationCode, () => ({
      status: 'success' as const,
      sent: { ...CODE_INFO, repeatSendingCodeDelay: 60, isLimit: false },
    }))
    .on(confirmUser, ({ body }) => {
      isFresh = body.code === '4815'
      return isFresh ? { status: 'success' as const } : wrong('code', 'Неверный код')
    })
  await userEvent.click(await screen.findByRole('button', { name: 'Отключить VK ID' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отключить' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Получить код по SMS' }))
  expect(await screen.findByText('Отправили код: +7 (916) •••-••-01')).toBeVisible()
  expect(bodies(api, sendConfirmationCode)).toEqual([{ confirmationType: 'phone' }])
  expect(screen.queryByLabelText('Текущий пароль')).toBeNull()
  await userEvent.type(await screen.findByLabelText('Код из SMS'), '0000')
  await waitFor(() => expect(field('Код из SMS')).toHaveAccessibleDescription('Неверный код'))
  await userEvent.clear(field('Код из SMS'))
  await userEvent.type(field('Код из SMS'), '4815')
  await waitFor(() => expect(screen.queryByText('VK ID')).toBeNull())
  expect(bodies(api, confirmUser).at(-1)).toEqual({ code: '4815', confirmationType: 'phone' })
})

test('who can confirm in no way is told to sign in again', async () => {
  const identities = [{ provider: 'vk' as const, name: 'VK ID', createdAt: '2026-11-20T10:00:00.000Z' }]
  const api = await openPage({ identities })
  api
    .on(unlinkIdentity, () => {
      throw new ApiError('confirmation-required', 403)
    })
    .on(getConfirmation, () => ({ isFresh: false, hasPassword: false, types: [] }))
  await userEvent.click(await screen.findByRole('button', { name: 'Отключить VK ID' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отключить' }))
  expect(await screen.findByText('Вы вошли давно. Чтобы продолжить, выйдите и войдите ещё раз.')).toBeVisible()
})

test('«Отмена» closes a form and gives the focus back', async () => {
  await openPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить телефон' }))
  await press('Отмена')
  expect(screen.queryByLabelText('Новый телефон')).toBeNull()
  expect(screen.getByRole('button', { name: 'Изменить телефон' })).toHaveFocus()
})
