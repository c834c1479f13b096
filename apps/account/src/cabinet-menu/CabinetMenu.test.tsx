import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { COUNTS_KEY } from '@verstak/contracts/counts'
import { navigation } from '@verstak/contracts/flag'
import { getWholesalerSettings } from '@verstak/contracts/organization'
import type { Account } from '@verstak/contracts/session'
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
  '/user/personal-data/',
  '/user/lists/',
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
  return { host, links: menu.getAllByRole('link').map((link) => link.textContent) }
}

const linkOf = (name: RegExp) => screen.getByRole('link', { name })
const company = (changes: Partial<Account> = {}) =>
  makeAccount({ isJuristic: true, organization: COMPANY, contractors: [COMPANY], ...changes })

test('a person reaches the pages of a person [CABINET-001, CABINET-002, CABINET-003, CABINET-004, CABINET-008, CABINET-009]', async () => {
  const { links } = await openMenu({ served: ALL })
  expect(links).toEqual([
    'Мой кабинет',
    'Мои заказы',
    'Мои отзывы и вопросы',
    'Промокоды',
    'Избранное',
    'Профиль и устройства',
  ])
  for (const [name, href] of [
    ['Мой кабинет', '/user/dashboard/'],
    ['Мои заказы', '/user/orders/all/'],
    ['Мои отзывы и вопросы', '/user/reviews/'],
    ['Промокоды', '/user/promo/'],
    ['Избранное', '/user/favorites/'],
  ])
    expect(screen.getByRole('link', { name: name! })).toHaveAttribute('href', href)
})

test('a company has what is a company’s, and nothing that is a person’s [CABINET-005, CABINET-006, CABINET-007]', async () => {
  const { links } = await openMenu({ served: ALL, account: company() })
  expect(links).toEqual([
    'Мой кабинет',
    'Мои заказы',
    'Документы по заказам',
    'Баланс',
    'Списки закупок',
    'Мои организации',
    'Профиль и устройства',
  ])
  for (const [name, href] of [
    ['Документы по заказам', '/user/documents/'],
    ['Баланс', '/user/balance/'],
    ['Мои организации', '/user/organizations/'],
  ])
    expect(screen.getByRole('link', { name: name! })).toHaveAttribute('href', href)
})

test('a wholesaler has his discount with its level, and what it takes off once that is known [CABINET-011, ROLE-008]', async () => {
  const account = company({ wholesalerType: 'turnover', wholesalerLevel: 2 })
  const { host } = await openMenu({ served: ALL, account })
  expect(linkOf(/Моя скидка/)).toHaveAttribute('href', '/user/personal-price/')
  expect(linkOf(/Моя скидка/)).toHaveTextContent(/Уровень 2$/)
  const settings = { generics: [{ level: 2, discount: 7.5 }], fixeds: [] }
  act(() => host.queryClient.setQueryData(endpointQuery(host.call, getWholesalerSettings, {}).queryKey, settings))
  await waitFor(() => expect(linkOf(/Моя скидка/)).toHaveTextContent(/Уровень 2, −7,5\s%/))
})

test.each([
  ['fixed', 4, false, true, false],
  ['fixed', 4, true, false, false],
  ['fixed', 3, false, false, true],
  ['turnover', 4, false, false, true],
])(
  'of a wholesaler %s %i with the experiment %s the menu is old: %s, and his discount is in it: %s [ROLE-007, ROLE-008, CABINET-010]',
  async (wholesalerType, wholesalerLevel, isOn, isOld, hasDiscount) => {
    const { links } = await openMenu({
      served: ALL,
      account: company({ wholesalerType, wholesalerLevel }),
      flags: { [navigation.key]: isOn },
    })
    expect(links.includes('Личные данные')).toBe(isOld)
    expect(links.some((text) => text?.includes('Моя скидка'))).toBe(hasDiscount)
    if (isOld) expect(linkOf(/Личные данные/)).toHaveAttribute('href', '/user/personal-data/')
  },
)

test('a purchaser sees no balance and adds no organization [ROLE-010]', async () => {
  const served = [...ALL, '/user/organizations/add/']
  const { links } = await openMenu({ served, account: company({ currentUserRole: 'purchaser' }) })
  expect(links).not.toContain('Баланс')
  expect(links).toContain('Документы по заказам')
  expect(screen.queryByRole('link', { name: 'Добавить организацию' })).toBeNull()
})

test.each([
  ['both have it and it is told', [true, true], true, true],
  ['one has it', [true, false], true, false],
  ['nothing is told', [true, true], false, false],
])('of extended access when %s [ROLE-009]', async (_, access, isTold, isNew) => {
  const contractors = access.map((extendedAccessEnabled, id) => ({ ...COMPANY, id, extendedAccessEnabled }))
  await openMenu({
    served: ALL,
    account: company({ contractors, organization: contractors[0]! }),
    notifications: isTold ? [{ name: 'extendedAccessGranted' }] : [{ name: 'newDocumentsFilter' }],
  })
  if (isNew) await waitFor(() => expect(linkOf(/Мои организации/)).toHaveTextContent('новое'))
  else expect(linkOf(/Мои организации/)).not.toHaveTextContent('новое')
})

test('the counts are those of the header', async () => {
  const { host } = await openMenu({ served: ALL })
  act(() => host.queryClient.setQueryData([COUNTS_KEY], { order: { activeOrdersCount: 5 }, favorites: { count: 0 } }))
  expect(linkOf(/Мои заказы/)).toHaveTextContent('Мои заказы5')
  expect(linkOf(/Избранное/)).toHaveTextContent(/^Избранное$/)
})

test('for whom the user buys stands over the menu; others are chosen by a form', async () => {
  const other = { ...COMPANY, id: 2, name: 'ИП Ковалёв', kpp: null }
  await openMenu({ served: ALL, account: company({ contractors: [COMPANY, other] }) })
  expect(screen.getByText('ООО «Волгаснаб»')).toBeVisible()
  await userEvent.click(screen.getByText('Сменить организацию'))
  const choice = screen.getByRole('button', { name: /ИП Ковалёв/ })
  expect(choice).toHaveAttribute('value', '2')
  expect(choice.closest('form')).toHaveAttribute('action', '/api/user/set-contractor')
  expect(screen.getByRole('button', { name: 'Как частное лицо' })).toHaveAttribute('value', '0')
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
