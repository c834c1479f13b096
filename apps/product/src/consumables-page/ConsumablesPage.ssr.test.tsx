/** @jest-environment node */
import { openRemote, renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { makeProductTile } from '@verstak/testing/factories'
import { createProductHarness } from '../testing/createProductHarness.tsx'

const ADDRESS = '/product/drel-1/consumables/'

test.each(['desktop', 'mobile'] as const)(
  '%s: what is used up with a product, without scripts [ROUTE-075]',
  async (layout) => {
    const { host, routes } = createProductHarness({
      layout,
      accessories: () => [makeProductTile({ id: 2, name: 'Свёрла по металлу', link: '/product/svyorla-2/' })],
    })
    const { status, html } = await openRemote(host, routes, ADDRESS)
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>Расходные материалы/)
    expect(html).toMatch(/<a[^>]*href="\/product\/svyorla-2\/"/)
    expect(html).toContain('href="/product/drel-shurupovert-bosch-gsr-18v-50-1/"')
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/consumables\/"/)
  },
)

test('a product without any leads back to itself and is not indexed', async () => {
  const { host, routes } = createProductHarness()
  const { html } = await openRemote(host, routes, ADDRESS)
  expect(html).toContain('расходных материалов нет')
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
})

test("one visitor's products do not show in another's page", () =>
  expectNoLeakBetweenUsers(({ secret }) => {
    const { host, routes } = createProductHarness({ accessories: () => [makeProductTile({ id: 2, name: secret })] })
    return renderRemote(host, routes, ADDRESS)
  }))
