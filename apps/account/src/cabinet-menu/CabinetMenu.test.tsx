import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { signOut } from '@verstak/contracts/session'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { setupModals } from '@verstak/testing/setupModals'
import { createAccountHarness, makeAccount, type AccountHarnessInput } from '../testing/accountHarness.tsx'
import { CabinetMenu } from './CabinetMenu.tsx'

beforeEach(setupModals)

const ALL = [
  '/user/dashboard/',
  '/user/orders/all/',
  '/user/reviews/',
  '/user/promo/',
  '/user/favorites/',
  '/user/documents/',
  '/user/balance/',
  '/user/organizations/',
  '/user/personal-price/',
]
const COMPANY = {
  id: 1,
  crmId: null,
  name: 'ООО «Волгаснаб»',
  inn: '1650432105',
  kpp: '165001001',
  activityType: null,
  extendedAccessEnabled: false,
}

async function openMenu(input: AccountHarnessInput) {
  const { api, host } = createAccountHarness(input)
  render(
    <TestHost host={host}>
      <CabinetMenu current="/user/devices/" />
    </TestHost>,
  )
  const menu = within(await screen.findByRole('navigation', { name: 'Разделы кабинета' }))
  return { api, links: menu.getAllByRole('link').map((link) => link.textContent) }
}

test('a person has what is a person’s', async () => {
  const { links } = await openMenu({ served: ALL })
  expect(links).toEqual([
    'Мой кабинет',
    'Мои заказы',
    'Мои отзывы и вопросы',
    'Промокоды',
    'Избранное',
    'Профиль и устройства',
  ])
})

test('a wholesale company has what is a company’s, its discount and its name', async () => {
  const account = makeAccount({ isJuristic: true, organization: COMPANY, contractors: [COMPANY], wholesalerLevel: 2 })
  const { links } = await openMenu({ served: ALL, account })
  expect(links).toEqual([
    'Мой кабинет',
    'Мои заказы',
    'Документы по заказам',
    'Баланс',
    'Мои организации',
    'Моя скидка',
    'Профиль и устройства',
  ])
  expect(screen.getByText('ООО «Волгаснаб»')).toBeVisible()
  expect(screen.getByText('ИНН 1650432105')).toBeVisible()
})

test('pages that are not released are left out, and the current one is marked', async () => {
  const { links } = await openMenu({ served: ['/user/orders/all/'] })
  expect(links).toEqual(['Мои заказы', 'Профиль и устройства'])
  expect(screen.getByRole('link', { name: 'Профиль и устройства' })).toHaveAttribute('aria-current', 'page')
})

test('a failed sign-out says so', async () => {
  const { api } = await openMenu({})
  api.on(signOut, () => {
    throw new ApiError('unavailable', 503)
  })
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }))
  expect(await screen.findByText('Не получилось выйти. Проверьте связь и попробуйте ещё раз')).toBeVisible()
})
