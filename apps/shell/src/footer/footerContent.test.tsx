import { routeTable } from '@verstak/contracts/routeTable'
import { SHOP_DEFAULTS } from '@verstak/contracts/shop'
import { makeRegion } from '@verstak/testing/factories'
import { render, screen, within } from '@testing-library/react'
import { renderFooter } from '../server/page/renderFooter.tsx'

const EVERYTHING = [{ routes: routeTable.map(({ pattern }) => pattern) }]

function openFooter(input: Partial<Parameters<typeof renderFooter>[0]> = {}) {
  const footer = renderFooter({ layout: 'desktop', region: makeRegion(), remotes: EVERYTHING, ...input })
  render(<footer dangerouslySetInnerHTML={{ __html: footer }} />)
}

const linksOf = (name: string) =>
  within(screen.getByRole('heading', { name }).parentElement!)
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.textContent?.replaceAll('\u00A0', ' '), link.getAttribute('href')])

test('it links to delivery, payment, services, brands, questions and the legal pages [SHELL-020]', () => {
  openFooter()
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/courier-delivery/',
      '/region-delivery/',
      '/payment-methods/',
      '/services/center/',
      '/brands/',
      '/faq/',
      '/legal/confidential/',
      '/legal/user-agreement/',
    ]),
  )
})

test('an order is paid in a tab of its own [ROUTE-064]', () => {
  openFooter()
  const link = screen.getByRole('link', { name: 'Оплатить заказ' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/pay-order/', '_blank'])
})

test('pages that nobody has released are not named', () => {
  openFooter({ remotes: [{ routes: ['/brands/'] }] })
  const pages = linksOf('Покупателям').filter(([, href]) => href?.startsWith('/'))
  expect(pages.map(([, href]) => href)).toEqual(['/#catalogue', '/cart-checkout/', '/brands/'])
})

test.each([
  [true, ['/courier-delivery/', '/region-delivery/']],
  [false, ['/region-delivery/']],
])('own delivery %s: links to %j [ROUTE-053] [ROUTE-054]', (hasOwnDelivery, expected) => {
  openFooter({ region: makeRegion({ hasOwnDelivery }) })
  const hrefs = linksOf('Покупателям').map(([, href]) => href)
  expect(hrefs.filter((href) => href?.endsWith('-delivery/'))).toEqual(expected)
})

test('it links to the shops of the region [SHELL-021]', () => {
  openFooter({ region: makeRegion({ domain: 'kazan', officesCount: 2, prepositional: 'Казани' }) })
  expect(linksOf('Покупателям')).toContainEqual(['2 магазина в Казани', '/offices/kazan/'])
})

test('the carriers’ terms are a document of the store, to download [SHELL-022]', () => {
  openFooter()
  const link = screen.getByRole('link', { name: 'Условия перевозчиков (PDF)' })
  expect(link).toHaveAttribute('href', '/assets/usloviya-perevozchikov.pdf')
  expect(link).toHaveAttribute('download')
})

test('pages about the company open beside the store [SHELL-023]', () => {
  openFooter()
  expect(linksOf('Компания').map(([name]) => name)).toEqual([
    'О компании',
    'Инвесторам',
    'Поставщикам',
    'Работа у нас',
    'Аренда помещений',
    'Партнёрская программа',
  ])
  for (const link of within(screen.getByRole('heading', { name: 'Компания' }).parentElement!).getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  }
})

test('six networks for private buyers, two for companies [SHELL-024]', () => {
  openFooter()
  expect(linksOf('Мы в сетях')).toHaveLength(6)
  expect(linksOf('Для компаний')).toHaveLength(2)
})

test('the app of three stores with its ratings [SHELL-025, SHELL-026, SHELL-027]', () => {
  openFooter()
  expect(linksOf('Приложение').map(([name]) => name)).toEqual([
    'App Store4,7 (12 тыс.)',
    'Google Play4,8 (116 тыс.)',
    'AppGallery',
  ])
})

test('the support phone is dialled from it [SHELL-040]', () => {
  openFooter()
  expect(screen.getByRole('link', { name: '8 800 550-37-70' })).toHaveAttribute('href', 'tel:88005503770')
})

test('it opens the chat and the form for feedback, and without code calls the shop; crawlers chat with nobody', () => {
  const windows = () =>
    [...document.querySelectorAll('[data-opens]')].map((link) => [
      link.textContent,
      link.getAttribute('data-opens'),
      link.getAttribute('href'),
    ])
  const feedback = ['Оставить отзыв о магазине', 'feedback', 'tel:88005503770']
  const newsletter = ['Подписаться на рассылку', 'newsletter', '/subscribe/']
  openFooter()
  expect(windows()).toEqual([['Чат с магазином', 'chat', 'tel:88005503770'], feedback, newsletter])
  document.body.replaceChildren()
  openFooter({ layout: 'mobile-crawler' })
  expect(windows()).toEqual([feedback, newsletter])
})

test('what the staff has set stands there; a list without links has no heading [SHELL-023, SHELL-024, SHELL-040]', () => {
  const socialLinks = [{ name: 'MAX', href: 'https://max.example/v' }]
  openFooter({ shop: { ...SHOP_DEFAULTS, supportPhone: '8 800 555-35-35', socialLinks, appLinks: [] } })
  expect(linksOf('Мы в сетях')).toEqual([['MAX', 'https://max.example/v']])
  expect(screen.queryByRole('heading', { name: 'Приложение' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: '8 800 555-35-35' })).toHaveAttribute('href', 'tel:88005553535')
  expect(screen.getByRole('link', { name: 'Чат с магазином' })).toHaveAttribute('href', 'tel:88005553535')
})
