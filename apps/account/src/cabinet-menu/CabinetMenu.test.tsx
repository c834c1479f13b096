import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

async function openMenu(
  input: AccountHarnessInput,
  signOut = async () => undefined as void,
  current = '/user/profile/',
) {
  const { host } = createAccountHarness(input)
  host.signOut = signOut
  render(
    <TestHost host={host}>
      <CabinetMenu current={current} />
    </TestHost>,
  )
  const menu = within(await screen.findByRole('navigation', { name: 'Разделы кабинета' }))
  return { links: menu.getAllByRole('link').map((link) => link.textContent) }
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

test('the devices belong to the profile', async () => {
  await openMenu({}, undefined, '/user/devices/')
  const link = screen.getByRole('link', { name: 'Профиль и устройства' })
  expect(link).toHaveAttribute('href', '/user/profile/')
  expect(link).toHaveAttribute('aria-current', 'true')
})

test('the last row signs out; a failure says so', async () => {
  const signOut = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce(undefined)
  await openMenu({}, signOut)
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }))
  expect(await screen.findByText('Не получилось выйти. Проверьте связь и попробуйте ещё раз')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Понятно' }))
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }))
  expect(signOut).toHaveBeenCalledTimes(2)
})
