import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { unlinkIdentity } from '@verstak/contracts/identity'
import { confirmUser, getConfirmation, sendConfirmationCode } from '@verstak/contracts/profile'
import { setupModals } from '@verstak/testing/setupModals'
import { bodiesOf, CODE_INFO, fieldOf, openProfilePage, wrong } from '../testing/openProfilePage.tsx'

beforeEach(setupModals)

test('a sign-in of long ago is confirmed by the password first', async () => {
  const identities = [{ provider: 'vk' as const, name: 'VK ID', createdAt: '2026-11-20T10:00:00.000Z' }]
  const api = await openProfilePage({ identities })
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
  expect(fieldOf('Текущий пароль')).toHaveFocus()
  await userEvent.type(fieldOf('Текущий пароль'), 'Tools')
  await userEvent.click(form.getByRole('button', { name: 'Подтвердить и отключить' }))
  await waitFor(() => expect(fieldOf('Текущий пароль')).toHaveAccessibleDescription('Неверный пароль'))
  await userEvent.type(fieldOf('Текущий пароль'), '-2026')
  await userEvent.click(form.getByRole('button', { name: 'Подтвердить и отключить' }))
  await waitFor(() => expect(screen.queryByText('VK ID')).toBeNull())
})

test('who has no password confirms by a code to his contact', async () => {
  const identities = [{ provider: 'vk' as const, name: 'VK ID', createdAt: '2026-11-20T10:00:00.000Z' }]
  const api = await openProfilePage({ identities })
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
  expect(bodiesOf(api, sendConfirmationCode)).toEqual([{ confirmationType: 'phone' }])
  expect(screen.queryByLabelText('Текущий пароль')).toBeNull()
  await userEvent.type(await screen.findByLabelText('Код из SMS'), '0000')
  await waitFor(() => expect(fieldOf('Код из SMS')).toHaveAccessibleDescription('Неверный код'))
  await userEvent.clear(fieldOf('Код из SMS'))
  await userEvent.type(fieldOf('Код из SMS'), '4815')
  await waitFor(() => expect(screen.queryByText('VK ID')).toBeNull())
  expect(bodiesOf(api, confirmUser).at(-1)).toEqual({ code: '4815', confirmationType: 'phone' })
})

test('who can confirm in no way is told to sign in again', async () => {
  const identities = [{ provider: 'vk' as const, name: 'VK ID', createdAt: '2026-11-20T10:00:00.000Z' }]
  const api = await openProfilePage({ identities })
  api
    .on(unlinkIdentity, () => {
      throw new ApiError('confirmation-required', 403)
    })
    .on(getConfirmation, () => ({ isFresh: false, hasPassword: false, types: [] }))
  await userEvent.click(await screen.findByRole('button', { name: 'Отключить VK ID' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отключить' }))
  expect(await screen.findByText('Вы вошли давно. Чтобы продолжить, выйдите и войдите ещё раз.')).toBeVisible()
})
