import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getCart } from '@verstak/contracts/cart'
import { COUNTS_KEY } from '@verstak/contracts/counts'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getMarks } from '@verstak/contracts/marks'
import { applyConfirmedMark } from '@verstak/remote-kit/applyConfirmedMark'
import { makeCart } from '@verstak/testing/factories'
import { openHeader } from '../testing/openHeader.tsx'

/** All pages that the header may lead to. */
const EVERYTHING = [
  '/user/favorites/',
  '/user/orders/all/',
  '/user/dashboard/',
  '/login/',
  '/compare/',
  '/b2b/',
  '/courier-delivery/',
  '/payment-methods/',
  '/our-actions/',
  '/services/center/',
  '/offices/{regionDomain}/',
]
const COUNTS = { compare: 3, favorites: 8, orders: 1, cart: 4 }
const header = () => screen.getByRole('banner')
const addressesOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
/** Whether one element is before the other in the document. */
const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

/** The visitor comes back from another tab. */
const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

beforeEach(() => {
  document.cookie = 'has_cart=; max-age=0; path=/'
})

test('a desktop has info bar, navigation, main bar, and departments with promotions, from the top [HEADER-001]', async () => {
  const infoBar = {
    type: 'text' as const,
    imageUrl: null,
    backgroundColor: '#000',
    text: 'Скидки',
    textColor: '#fff',
    link: null,
    closeButton: true,
    advertisingToken: null,
  }
  await openHeader({ served: EVERYTHING, infoBar, promoLinks: [{ name: 'Распродажа', url: '/sale/week/' }] })
  const parts = [
    screen.getByText('Скидки'),
    screen.getByRole('navigation', { name: 'О покупках' }),
    screen.getByRole('search'),
    await screen.findByRole('navigation', { name: 'Разделы каталога' }),
  ]
  parts.slice(1).forEach((part, i) => expect(isBefore(parts[i]!, part)).toBe(true))
})

test('the main bar has logo, search, favourites, comparison, orders, cart and user [HEADER-002]', async () => {
  await openHeader({ served: EVERYTHING })
  const parts = [
    screen.getByRole('link', { name: /Верстак/ }),
    screen.getByRole('search'),
    ...['Избранное', 'Сравнение', 'Заказы', 'Корзина', 'Войти'].map((name) => screen.getByRole('link', { name })),
  ]
  parts.slice(1).forEach((part, i) => expect(isBefore(parts[i]!, part)).toBe(true))
  expect(parts.slice(2).map((link) => link.getAttribute('href'))).toEqual([
    '/user/favorites/',
    '/compare/',
    '/user/orders/all/',
    '/cart-checkout/',
    '/login/?next=%2F',
  ])
})

test.each(['desktop', 'mobile'] as const)('the %s header names no page that nobody has released', async (layout) => {
  await openHeader({ layout })
  const addresses = addressesOf(header()).filter((address) => !address?.startsWith('tel:'))
  expect(new Set(addresses.filter((address) => !address?.startsWith('/category/')))).toEqual(
    new Set(layout === 'desktop' ? ['/', '/cart-checkout/'] : ['/']),
  )
})

test('one page that is released is named, and no other', async () => {
  await openHeader({ served: ['/compare/'] })
  expect(screen.getByRole('link', { name: 'Сравнение' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Избранное' })).not.toBeInTheDocument()
})

test('the navigation leads to the shops of the region, and tells companies of the tax they get back [SHELL-039]', async () => {
  await openHeader({ served: EVERYTHING, region: { domain: 'kazan', officesCount: 24 } })
  const navigation = within(screen.getByRole('navigation', { name: 'О покупках' }))
  expect(navigation.getByRole('link', { name: /^24.магазина$/ })).toHaveAttribute('href', '/offices/kazan/')
  const companies = navigation.getByRole('link', { name: /Для компаний/ })
  expect(companies).toHaveAttribute('href', '/b2b/')
  expect(companies).toHaveTextContent('возмещение НДС до 20%')
})

test.each([
  [true, '/courier-delivery/'],
  [false, '/region-delivery/'],
])('own delivery %s: «Доставка» leads to %s [ROUTE-054]', async (hasOwnDelivery, href) => {
  await openHeader({ served: [...EVERYTHING, '/region-delivery/'], region: { hasOwnDelivery } })
  const navigation = within(screen.getByRole('navigation', { name: 'О покупках' }))
  expect(navigation.getByRole('link', { name: 'Доставка' })).toHaveAttribute('href', href)
})

test('two promo links stand beside the departments, as the shop has set them [SHELL-011]', async () => {
  const promoLinks = [
    { name: 'Акции', url: '/our-actions/' },
    { name: 'К зиме', url: '/promo-page/winter/' },
  ]
  await openHeader({ promoLinks, served: ['/our-actions/', '/promo-page/{name}/'] })
  const bar = within(await screen.findByRole('navigation', { name: 'Разделы каталога' }))
  expect(await bar.findByRole('link', { name: 'Акции' })).toHaveAttribute('href', '/our-actions/')
  expect(bar.getByRole('link', { name: 'К зиме' })).toHaveAttribute('href', '/promo-page/winter/')
})

test('a promo link to a page that is not there is left out', async () => {
  const promoLinks = [
    { name: 'Акции', url: '/our-actions/' },
    { name: 'Распродажа', url: '/sale/big/?filters=brand:1' },
  ]
  await openHeader({ promoLinks, served: ['/sale/{saleName}/'] })
  const bar = within(await screen.findByRole('navigation', { name: 'Разделы каталога' }))
  expect(await bar.findByRole('link', { name: 'Распродажа' })).toBeInTheDocument()
  expect(bar.queryByRole('link', { name: 'Акции' })).not.toBeInTheDocument()
})

describe('badges', () => {
  const asked = (api: { calls: { path: string }[] }) =>
    api.calls.filter(({ path }) => path === '/api/v1/header/aggregate-info').length

  test('count favourites, comparison, active orders and cart, by one call [SHELL-037]', async () => {
    const { api } = await openHeader({ served: EVERYTHING, user: 'private', counts: COUNTS })
    expect(await screen.findByRole('link', { name: /^Избранное ?8$/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Сравнение ?3$/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Заказы ?1$/ })).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: /^Корзина ?4$/ })).toBeInTheDocument()
    expect(asked(api)).toBe(1)
  })

  test('follow the answer to a toggle, and nobody asks again [COMPARE-004]', async () => {
    const { api, host } = await openHeader({ served: EVERYTHING, user: 'private', counts: COUNTS })
    await screen.findByRole('link', { name: /^Сравнение ?3$/ })
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 10)
    host.queryClient.setQueryData(queryKeyOf(getMarks, {}), { favorites: [5, ...ids(7)], compare: ids(11) })
    act(() => applyConfirmedMark(host, { list: 'compare', productId: 5, isMarked: true, count: 12 }))
    expect(await screen.findByRole('link', { name: /^Сравнение ?12$/ })).toBeInTheDocument()
    act(() => applyConfirmedMark(host, { list: 'favorites', productId: 5, isMarked: false, count: 7 }))
    expect(await screen.findByRole('link', { name: /^Избранное ?7$/ })).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: /^Корзина ?4$/ })).toBeInTheDocument()
    expect(asked(api)).toBe(1)
  })

  test('are asked for again when the tab is looked at again, not at every glance', async () => {
    const counts = { ...COUNTS }
    const { api, host } = await openHeader({ served: EVERYTHING, user: 'private', counts })
    await screen.findByRole('link', { name: /^Корзина ?4$/ })
    Object.assign(counts, { compare: 4, favorites: 9, cart: 5 })
    await lookAgain()
    expect(asked(api)).toBe(1)
    const updatedAt = Date.now() - 6_000
    host.queryClient.setQueryData([COUNTS_KEY], (known: object) => ({ ...known }), { updatedAt })
    await lookAgain()
    for (const name of [/^Избранное ?9$/, /^Сравнение ?4$/, /^Корзина ?5$/])
      expect(await screen.findByRole('link', { name })).toBeInTheDocument()
    expect(asked(api)).toBe(2)
  })

  test('come when another tab has put something into the cart of a guest who had nothing', async () => {
    const { api } = await openHeader({ served: EVERYTHING, counts: COUNTS })
    await screen.findByRole('navigation', { name: 'Разделы каталога' })
    expect(asked(api)).toBe(0)
    document.cookie = 'has_cart=1; path=/'
    await lookAgain()
    expect(await screen.findByRole('link', { name: /^Корзина ?4$/ })).toBeInTheDocument()
    expect(asked(api)).toBe(1)
  })

  test('come with the first mark of a guest who had nothing', async () => {
    const { api, host } = await openHeader({ layout: 'mobile', served: EVERYTHING })
    act(() => applyConfirmedMark(host, { list: 'favorites', productId: 5, isMarked: true, count: 1 }))
    expect(await screen.findByRole('link', { name: /^Избранное ?1$/ })).toBeInTheDocument()
    expect(asked(api)).toBe(0)
  })

  test('are asked for a guest who has marked products', async () => {
    document.cookie = 'has_marks=1; path=/'
    await openHeader({ served: EVERYTHING, counts: COUNTS })
    expect(await screen.findByRole('link', { name: /^Избранное ?8$/ })).toBeInTheDocument()
    document.cookie = 'has_marks=; max-age=0; path=/'
  })

  test('say 99+ above 99, and nothing of nothing', async () => {
    await openHeader({ served: EVERYTHING, user: 'private', counts: { ...COUNTS, favorites: 100, compare: 0 } })
    expect(await screen.findByRole('link', { name: /^Избранное ?99\+$/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Сравнение' })).toBeInTheDocument()
  })

  test('are not there when the call fails', async () => {
    const { api } = await openHeader({ served: EVERYTHING, user: 'private' })
    await waitFor(() => expect(asked(api)).toBe(1))
    for (const name of ['Избранное', 'Сравнение', 'Заказы', 'Корзина'])
      expect(screen.getByRole('link', { name })).toBeInTheDocument()
  })

  test('of the cart is that of the parts of the page that have it', async () => {
    const { host } = await openHeader({ served: EVERYTHING, user: 'private', counts: COUNTS })
    expect(await screen.findByRole('link', { name: /^Корзина ?4$/ })).toBeInTheDocument()
    const key = queryKeyOf(getCart, { query: { regionId: 1 } })
    const cart = makeCart()
    act(() => void host.queryClient.setQueryData(key, { ...cart, totals: { ...cart.totals, skuQuantity: 7 } }))
    expect(await screen.findByRole('link', { name: /^Корзина ?7$/ })).toBeInTheDocument()
    act(() => host.queryClient.removeQueries({ queryKey: key }))
    expect(await screen.findByRole('link', { name: /^Корзина ?4$/ })).toBeInTheDocument()
  })

  test('cost nothing for a guest without a cart', async () => {
    const { api } = await openHeader({ served: EVERYTHING, counts: COUNTS })
    await screen.findByRole('navigation', { name: 'Разделы каталога' })
    expect(asked(api)).toBe(0)
  })

  test('are asked for a guest who has a cart', async () => {
    document.cookie = 'has_cart=1; path=/'
    const { api } = await openHeader({ served: EVERYTHING, counts: COUNTS })
    expect(await screen.findByRole('link', { name: /^Корзина ?4$/ })).toBeInTheDocument()
    expect(asked(api)).toBe(1)
  })

  test('of a crawler are not asked for', async () => {
    document.cookie = 'has_cart=1; path=/'
    const { api } = await openHeader({ layout: 'desktop-crawler', counts: COUNTS })
    await screen.findByRole('navigation', { name: 'Разделы каталога' })
    expect(asked(api)).toBe(0)
  })
})

describe('on a phone', () => {
  test('the search button opens the search [HEADER-007]', async () => {
    await openHeader({ layout: 'mobile' })
    const field = screen.getByRole('combobox', { name: 'Поиск по каталогу' })
    expect(field).not.toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Найти' }))
    expect(field).toHaveFocus()
  })

  test.each(['business', 'wholesale'] as const)('a %s user has a chat button [HEADER-008]', async (user) => {
    await openHeader({ layout: 'mobile', user, served: EVERYTHING })
    expect(screen.getByRole('button', { name: 'Чат с магазином' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Юрлицам' })).not.toBeInTheDocument()
  })

  test.each([undefined, 'private', 'staff'] as const)(
    'a visitor who is no company (%s) has the link for companies [HEADER-009]',
    async (user) => {
      await openHeader({ layout: 'mobile', served: EVERYTHING, ...(user ? { user } : {}) })
      expect(screen.getByRole('link', { name: 'Юрлицам' })).toHaveAttribute('href', '/b2b/')
      expect(screen.queryByRole('button', { name: 'Чат с магазином' })).not.toBeInTheDocument()
    },
  )

  test('five tabs stand at the lower edge in their order [SHELL-018]', async () => {
    await openHeader({ layout: 'mobile', served: EVERYTHING, user: 'private', counts: COUNTS })
    const bar = within(screen.getByRole('navigation', { name: 'Основное меню' }))
    const tabs = ['Главная', 'Каталог', 'Корзина', 'Избранное', 'Профиль'].map((name) => bar.getByText(name))
    tabs.slice(1).forEach((tab, i) => expect(isBefore(tabs[i]!, tab)).toBe(true))
    expect(bar.getByText('Главная').closest('nav')!.children).toHaveLength(5)
    expect(await bar.findByRole('link', { name: /^Избранное ?8$/ })).toHaveAttribute('href', '/user/favorites/')
    expect(bar.getByRole('link', { name: 'Профиль' })).toHaveAttribute('href', '/login/?next=%2F')
  })

  test('tabs without a released page are left out', async () => {
    await openHeader({ layout: 'mobile' })
    expect(screen.getByRole('navigation', { name: 'Основное меню' }).children).toHaveLength(3)
  })
})
