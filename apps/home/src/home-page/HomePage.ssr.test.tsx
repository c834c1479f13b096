/** @jest-environment node */
import { makeTopics } from '@verstak/testing/makeTopics'
import { openHome } from '../testing/createHomeHarness.tsx'

test.each(['desktop', 'mobile'] as const)(
  'the home page opens at / with links to the nine departments in the %s layout [ROUTE-073] [SHELL-010]',
  async (layout) => {
    const { status, html } = await openHome({ layout })
    expect(status).toBe(200)
    expect(html).toContain('<h1')
    expect(html).toContain('369 товаров в 9 разделах')
    const catalogue = html.slice(html.indexOf('<section id="catalogue"'))
    for (const { name, url } of makeTopics())
      expect(catalogue).toMatch(new RegExp(`<a [^>]*href="${url}"[^>]*>${name}</a>`))
    for (const id of [6474, 2994, 6473, 6480, 6475, 6476, 4661, 6750, 6479])
      expect(catalogue).toContain(`href="/category/slug-${id}/"`)
    // Number of products available in the region, from the catalogue.
    expect(catalogue).toContain('41 товар')
    // Personal recommendations load when they are near the viewport.
    expect(html).not.toContain('Вам это понравится')
  },
)

test('without the numbers of the region it shows those of no other, and does not wait', async () => {
  const { status, html } = await openHome({ counts: () => new Promise(() => {}) })
  expect(status).toBe(200)
  expect(html).toContain('12 000 товаров в 9 разделах')
  const catalogue = html.slice(html.indexOf('<section id="catalogue"'))
  expect(catalogue).toContain(makeTopics()[0]!.name)
  expect(catalogue).not.toContain('6 474 товара')
})

test('it says what the region really has', async () => {
  const own = await openHome({
    region: { officesCount: 21, prepositional: 'Казани', areaCaptionFull: 'Татарстан' },
  })
  expect(own.html).toContain('21 магазин в Казани')
  expect(own.html).toContain('Привезём курьером')
  expect(own.html).toContain('Татарстан')
  const foreign = await openHome({ region: { hasOwnDelivery: false } })
  expect(foreign.html).not.toContain('Привезём курьером')
  expect(foreign.html).toContain('Отправим транспортной компанией')
})

test('search engines get title, description, canonical address and the search', async () => {
  const { html } = await openHome()
  expect(html).toMatch(/<title>Верстак — [^<]+<\/title>/)
  expect(html).toMatch(/<meta name="description" content="369 товаров[^"]+в Москве[^"]+"/)
  expect(html).toContain('<link rel="canonical" href="/"/>')
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const graph = JSON.parse(json)['@graph'] as {
    '@type': string
    potentialAction?: { target: { urlTemplate: string } }
  }[]
  expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'WebSite'])
  expect(graph[1]?.potentialAction?.target.urlTemplate).toBe('/search/?what={query}')
})
