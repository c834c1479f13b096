import { queryKeyOf } from '@verstak/contracts/endpoint'
import { userMenu } from '@verstak/contracts/flag'
import { getSession, setContractor } from '@verstak/contracts/session'
import { ApiError } from '@verstak/api-client/ApiError'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeAccount, makeContractor, openHeader } from '../testing/openHeader.tsx'
import type { HeaderInput } from '../testing/openHeader.tsx'
import { openChat } from '../chat/openChat.ts'
import { SESSION_KEY } from './useAccount.ts'

jest.mock('../chat/openChat.ts', () => ({ openChat: jest.fn() }))

beforeAll(async () => {
  // Not implemented in jsdom, but Base UI creates pointer events; a mouse event has the properties that are read.
  window.PointerEvent ??= class extends MouseEvent {
    readonly pointerType = 'mouse'
  } as unknown as typeof PointerEvent
  await import('./UserPopover.tsx')
})

const ACCOUNT_PAGES = ['/user/dashboard/', '/user/orders/all/', '/user/organizations/', '/user/organizations/add/']
const MOST = makeContractor({ name: 'ООО «Мост»', inn: '7709123453', kpp: '770901001' })
const RAIL = makeContractor({ name: 'АО «Рельс»', inn: '5024876540', kpp: '502401001' })
const COMPANY = makeAccount({ contractors: [MOST, RAIL] })

async function openMenu(input: HeaderInput) {
  const page = await openHeader({ served: ACCOUNT_PAGES, ...input })
  const entry = document.querySelector<HTMLElement>('[data-user-entry]')!
  await userEvent.click(entry)
  const menu = await screen.findByRole('dialog', { name: input.account?.displayName ?? '' })
  return { ...page, entry, menu: within(menu) }
}

test('the key of the account is that of the session’s query', () => {
  expect(SESSION_KEY).toEqual(queryKeyOf(getSession, {}))
})

test('a guest is offered to sign in, where that is released; without scripts the page leads back', async () => {
  await openHeader({ served: ['/login/'], address: '/search/?what=saw' })
  const link = screen.getByRole('link', { name: 'Войти' })
  expect(link).toHaveAttribute('href', '/login/?next=%2Fsearch%2F%3Fwhat%3Dsaw')
  expect(link).toHaveAttribute('data-opens', 'sign-in')
})

test('a user’s entry is a link to the cabinet without JavaScript, and a button where there is none [ROUTE-045]', async () => {
  await openHeader({ served: ACCOUNT_PAGES, user: 'private', account: makeAccount() })
  expect(screen.getByRole('link', { name: 'Мария' })).toHaveAttribute('href', '/user/dashboard/')
})

test('without a cabinet the menu opens all the same', async () => {
  const { entry } = await openMenu({ served: [], user: 'private', account: makeAccount() })
  expect(entry.tagName).toBe('BUTTON')
})

test('a company sees its name, INN and KPP [HEADER-026]', async () => {
  const { entry, menu } = await openMenu({ user: 'business', account: COMPANY })
  expect(entry).toHaveTextContent('ООО «Мост»')
  const name = menu.getAllByText('ООО «Мост»')[0]!
  expect(name.parentElement).toHaveTextContent('ООО «Мост»ИНН 7709123453КПП 770901001')
})

test('a sole proprietor has no KPP', async () => {
  const contractors = [makeContractor({ name: 'ИП Ковалёв', inn: '771987654388', kpp: null })]
  const { menu } = await openMenu({ user: 'business', account: makeAccount({ contractors }) })
  expect(menu.getAllByText('ИНН 771987654388').length).toBeGreaterThan(0)
  expect(menu.queryByText(/КПП/)).not.toBeInTheDocument()
})

test('a company has entries for its account and a chat button [HEADER-029, HEADER-030]', async () => {
  const { host, menu } = await openMenu({ user: 'business', account: COMPANY })
  expect(menu.getByRole('link', { name: 'Личный кабинет' })).toHaveAttribute('href', '/user/dashboard/')
  await userEvent.click(menu.getByRole('button', { name: 'Чат с менеджером' }))
  expect(openChat).toHaveBeenCalledWith(host)
})

test('a person can add organizations, and is told of the tax that companies get back [HEADER-031]', async () => {
  const { menu } = await openMenu({ user: 'private', account: makeAccount() })
  expect(menu.getByRole('link', { name: 'Добавить организацию' })).toHaveAttribute('href', '/user/organizations/add/')
  expect(menu.getByText(/возмещение НДС до 20%/)).toBeInTheDocument()
  expect(menu.queryByRole('button', { name: 'Чат с менеджером' })).not.toBeInTheDocument()
  expect(menu.queryByText('За кого покупаете')).not.toBeInTheDocument()
})

test('one who buys for himself sees by which e-mail he is known', async () => {
  const { menu } = await openMenu({ user: 'staff', account: makeAccount({ email: 'maria@mail.example' }) })
  expect(menu.getByText('maria@mail.example')).toBeInTheDocument()
})

test('a purchaser adds no organizations [SESSION-006]', async () => {
  const { menu } = await openMenu({ user: 'business', account: { ...COMPANY, currentUserRole: 'purchaser' } })
  expect(menu.queryByRole('link', { name: 'Добавить организацию' })).not.toBeInTheDocument()
  expect(menu.getByRole('button', { name: /Рельс/ })).toBeEnabled()
})

test('pages that nobody has released are not in the menu', async () => {
  const { menu } = await openMenu({ served: [], user: 'business', account: COMPANY })
  expect(menu.queryByRole('link')).not.toBeInTheDocument()
})

test.each([
  ['staff', ['admin'], 1],
  ['staff', [], 0],
  ['private', ['admin'], 0],
] as const)('for %s with the live remotes [%s] the staff’s pages are named %i times', async (user, remotes, count) => {
  const { menu } = await openMenu({ user, account: makeAccount(), remotes: [...remotes] })
  expect(menu.queryAllByRole('link', { name: 'Управление магазином' })).toHaveLength(count)
})

test.each([
  ['new', 168],
  ['old', 96],
] as const)('the %s list of organizations is %i px high at most and scrolls [HEADER-028]', async (variant, height) => {
  const { menu } = await openMenu({ user: 'business', account: COMPANY, flags: { [userMenu.key]: variant } })
  expect(within(menu.getByRole('region', { name: 'За кого покупаете' })).getByRole('list')).toHaveStyle({
    maxHeight: `${height}px`,
  })
})

test('on the cart another organization is chosen in place, and prices are asked for anew [HEADER-027, SESSION-016, CABINET-024]', async () => {
  history.replaceState(null, '', '/cart-checkout/')
  const { api, host, entry, menu } = await openMenu({ user: 'business', account: COMPANY })
  const list = within(menu.getByRole('region', { name: 'За кого покупаете' }))
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'ООО «Мост»ИНН 7709123453',
    'АО «Рельс»ИНН 5024876540',
    'Как частное лицо',
  ])
  expect(list.getByRole('button', { name: /Мост/ })).toHaveAttribute('aria-pressed', 'true')
  api.on(setContractor, ({ body }) => ({
    error: null,
    user: 'business' as const,
    account: { ...COMPANY, organization: body.id === RAIL.id ? RAIL : null, juristicKey: 1 },
  }))
  host.queryClient.setQueryData(['cart'], 'old prices')
  await userEvent.click(list.getByRole('button', { name: /Рельс/ }))
  await waitFor(() => expect(entry).toHaveTextContent('АО «Рельс»'))
  expect(host.queryClient.getQueryData(['cart'])).toBeUndefined()
  history.replaceState(null, '', '/')
})

test.each([
  ['АО «Рельс»', `${RAIL.id}`],
  ['Как частное лицо', '0'],
])(
  'on other pages «%s» navigates to the link that sets the contractor, which leads back [SESSION-017, CABINET-025]',
  async (name, id) => {
    history.replaceState(null, '', '/category/saws-1/')
    const { menu } = await openMenu({ user: 'business', account: COMPANY })
    const sent: unknown[] = []
    const leave = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      const { name: field, value } = event.submitter as HTMLButtonElement
      sent.push([event.defaultPrevented, form.method, new URL(form.action).pathname, field, value])
      event.preventDefault()
    }
    addEventListener('submit', leave)
    await userEvent.click(menu.getByRole('button', { name: new RegExp(name) }))
    await userEvent.click(menu.getByRole('button', { name: new RegExp(name) }))
    removeEventListener('submit', leave)
    // The second press changes nothing any more.
    expect(sent).toEqual([
      [false, 'post', '/api/user/set-contractor', 'id', id],
      [true, 'post', '/api/user/set-contractor', 'id', id],
    ])
    history.replaceState(null, '', '/')
  },
)

test('the choice that is in force navigates nowhere', async () => {
  const { menu } = await openMenu({ user: 'business', account: COMPANY })
  const isPrevented = new Promise((resolve) =>
    addEventListener('submit', (event) => resolve(event.defaultPrevented), { once: true }),
  )
  await userEvent.click(menu.getByRole('button', { name: /Мост/ }))
  expect(await isPrevented).toBe(true)
})

test('on the cart a refused choice is said, and the old one stays', async () => {
  history.replaceState(null, '', '/cart/')
  const { api, menu } = await openMenu({ user: 'business', account: COMPANY })
  api.on(setContractor, () => {
    throw new ApiError('unavailable', 503)
  })
  await userEvent.click(menu.getByRole('button', { name: /Рельс/ }))
  expect(await menu.findByRole('alert')).toHaveTextContent('Не получилось сменить организацию')
  expect(menu.getByRole('button', { name: /Мост/ })).toHaveAttribute('aria-pressed', 'true')
  history.replaceState(null, '', '/')
})

test('favourites and the comparison are named with their numbers once their pages are released', async () => {
  const counts = { compare: 3, favorites: 0, orders: 0, cart: 0 }
  const served = [...ACCOUNT_PAGES, '/compare/', '/user/favorites/']
  const { menu } = await openMenu({ served, user: 'private', account: makeAccount(), counts })
  expect(await menu.findByRole('link', { name: /^Сравнение ?3$/ })).toHaveAttribute('href', '/compare/')
  expect(menu.getByRole('link', { name: 'Избранное' })).toHaveAttribute('href', '/user/favorites/')
})
