/** @jest-environment node */
import type { ProductTile } from '@verstak/contracts/product'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { makeProductTile } from '@verstak/testing/factories'
import { renderToPipeableStream } from 'react-dom/server'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom'
import { type HarnessInput, createProductHarness } from '../testing/createProductHarness.tsx'

const characteristics = Array.from({ length: 12 }, (_, index) => ({
  name: `Свойство ${index + 1}`,
  value: `значение ${index + 1}`,
  unit: null,
}))

/** Renders the page; reports when the shell is ready and when all of it is. */
async function startPage(input: HarnessInput) {
  const { host, routes } = createProductHarness(input)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request('http://localhost/product/drel-1/'))
  if (context instanceof Response) throw new Error('The page redirects')
  const shellReady = Promise.withResolvers<void>()
  const allReady = Promise.withResolvers<void>()
  const stream = renderToPipeableStream(
    <TestHost host={host}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </TestHost>,
    {
      progressiveChunkSize: 1_000_000,
      onShellReady: shellReady.resolve,
      onAllReady: allReady.resolve,
      onError: allReady.reject,
    },
  )
  return { host, stream, shellReady: shellReady.promise, allReady: allReady.promise }
}

/** The complete page, as crawlers get it. */
async function renderPage(input: HarnessInput): Promise<string> {
  const { stream, allReady } = await startPage(input)
  await allReady
  const html = await text(stream.pipe(new PassThrough()))
  return html.replaceAll('\u00A0', ' ').replaceAll('<!-- -->', '')
}

test.each(['desktop-crawler', 'mobile-crawler'] as const)(
  '%s: everything is readable without JavaScript',
  async (layout) => {
    const html = await renderPage({
      layout,
      product: { characteristics },
      alternatives: () => [makeProductTile({ id: 2, name: 'Другая дрель', link: '/product/drugaya-drel-2/' })],
    })
    expect(html).toMatch(/<h1[^>]*>Дрель-шуруповёрт Bosch GSR 18V-50/)
    for (const words of [
      '12 490 ₽',
      '15 290 ₽',
      'AddToCart 1',
      'Самовывоз',
      'Два аккумулятора в комплекте.',
      '1,54 кг',
    ]) {
      expect(html).toContain(words)
    }
    for (const { name, value } of characteristics) {
      expect(html).toContain(name)
      expect(html).toContain(value)
    }
    expect(html).toMatch(/<a[^>]*href="\/product\/drugaya-drel-2\/"[^>]*>.*Другая дрель/)
    expect(html).not.toContain('<template')
  },
)

test('the head tells search engines what the page is', async () => {
  const html = await renderPage({})
  expect(html).toMatch(/<title>[^<]*купить в Москве, цена 12 490 ₽<\/title>/)
  expect(html).toContain('<link rel="canonical" href="/product/drel-shurupovert-bosch-gsr-18v-50-1/"/>')
  // The shell puts the shop's own name there.
  expect(html).toMatch(/<meta name="description" content="Дрель-шуруповёрт[^"]* в магазине «Верстак»\."\/>/)
})

test('no text of a product can end the script of its structured data', async () => {
  const description = '</script><script>alert(1)</script><!--'
  const html = await renderPage({ product: { description } })
  expect(html).not.toContain('<script>alert')
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  expect(JSON.parse(json ?? '')['@graph'][0]).toMatchObject({ description })
})

test('the first picture goes before everything else', async () => {
  const html = await renderPage({})
  expect(html.match(/fetchPriority="high"/g)).toHaveLength(1)
  expect(html).toMatch(/<img[^>]*loading="eager"[^>]* src="\/pictures\/v1\/drill\/bosch\/main\/560\.webp/)
})

test.each(['alternatives', 'accessories'] as const)('the page does not wait for its %s, which follow', async (row) => {
  const answer = Promise.withResolvers<ProductTile[]>()
  const { host, stream, shellReady, allReady } = await startPage({ [row]: () => answer.promise })
  await shellReady
  const [running, ...others] = host.queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
  expect(running?.meta).toEqual({ slot: 'may' })
  expect(others).toHaveLength(0)
  answer.resolve([makeProductTile({ id: 2, name: 'Другой товар', link: '/product/drugoi-2/' })])
  await allReady
  expect(await text(stream.pipe(new PassThrough()))).toMatch(/<a[^>]*href="\/product\/drugoi-2\/"[^>]*>.*Другой товар/)
})
