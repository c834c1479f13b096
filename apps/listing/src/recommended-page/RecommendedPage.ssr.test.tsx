/** @jest-environment node */
import { ApiError } from '@verstak/api-client/ApiError'
import type { Layout } from '@verstak/contracts/layout'
import { type ProductTile, listFeatured } from '@verstak/contracts/product'
import { matchPatterns } from '@verstak/contracts/routePattern'
import { routeTable } from '@verstak/contracts/routeTable'
import { openRemote, renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { makeProductTile } from '@verstak/testing/factories'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { remote } from '../../remote.config.ts'
import { createListingHarness } from '../testing/listingHarness.tsx'

const ADDRESS = '/recommended/'
const two = [2, 3].map((id) => makeProductTile({ id, name: `Drill ${id}`, link: `/product/drill-${id}/` }))

function createPage(answer: () => ProductTile[], layout: Layout = 'desktop') {
  const { host, api, routes } = createListingHarness({ layout, publicOrigin: 'https://verstak.example' })
  api.on(listFeatured, () => ({ products: answer() }))
  return { host, api, routes }
}

test('the remote serves the address, which stands in the route table as its own', () => {
  expect(matchPatterns(remote.routes, ADDRESS)).toBeDefined()
  expect(routeTable).toContainEqual(expect.objectContaining({ pattern: ADDRESS, owner: 'listing', isIndexed: true }))
})

test.each([
  ['desktop', false],
  ['mobile', true],
  ['desktop-crawler', false],
  ['mobile-crawler', true],
] as const)(
  '%s: recommended products are readable without JavaScript, after one call [ROUTE-051]',
  async (layout, isMobile) => {
    const { host, api, routes } = createPage(() => two, layout)
    const html = await renderRemote(host, routes, ADDRESS)
    expect(html).toMatch(/<h1[^>]*>Вам это понравится/)
    for (const { id } of two) {
      expect(html).toContain(`href="/product/drill-${id}/"`)
      expect(html).toContain(`AddToCart ${id}`)
    }
    expect(api.calls.map(({ path, input }) => [path, input])).toEqual([
      [listFeatured.path, { query: { regionId: 1, isMobile } }],
    ])
  },
)

test('the head tells search engines what the page is, and to keep it', async () => {
  const { host, routes } = createPage(() => two)
  const html = await renderRemote(host, routes, ADDRESS)
  expect(html).toMatch(/<title>Рекомендуем: [^<]*в Москве — Верстак<\/title>/)
  expect(html).toMatch(/<meta name="description" content="Товары, которые[^"]*в Москве\."\/>/)
  expect(html).toContain('<link rel="canonical" href="https://verstak.example/recommended/"/>')
  expect(html).not.toContain('noindex')
})

test('with nothing to recommend it leads to the departments', async () => {
  const { host, routes } = createPage(() => [])
  const html = await renderRemote(host, routes, ADDRESS)
  expect(html).toMatch(/<h1[^>]*>Пока нечего порекомендовать/)
  expect(html).toContain('href="/category/tools-6474/"')
})

test('without its products it fails as the API says, for the store to answer 503 and offer another try', async () => {
  const { host, routes } = createPage(() => {
    throw new ApiError('unavailable', 503)
  })
  expect((await openRemote(host, routes, ADDRESS)).error).toMatchObject({ code: 'unavailable' })
})

test("what is recommended to one visitor does not show in another's page", () =>
  expectNoLeakBetweenUsers(({ secret }) => {
    const { host, routes } = createPage(() => [makeProductTile({ id: 2, name: secret })])
    return renderRemote(host, routes, ADDRESS)
  }))
