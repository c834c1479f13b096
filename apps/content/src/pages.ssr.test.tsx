/** @jest-environment node */
import { readApiError } from '@verstak/api-client/readApiError'
import { listPickupPoints } from '@verstak/contracts/pickup'
import { routeTable } from '@verstak/contracts/routeTable'
import { openRemote, renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { remote } from '../remote.config.ts'
import { createContentHarness, type ContentHarnessInput } from './testing/contentHarness.tsx'
import { makeOffice, makeOffices } from './testing/contentPages.ts'

const open = (address: string, input: ContentHarnessInput = {}) => {
  const { host, routes } = createContentHarness(input)
  return openRemote(host, routes, address)
}
const render = (address: string, input: ContentHarnessInput = {}) => {
  const { host, routes } = createContentHarness(input)
  return renderRemote(host, routes, address)
}

/** Structured data of a page. */
function jsonLdOf(html: string) {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return text === undefined ? null : (JSON.parse(text) as Record<string, unknown>)
}

test('the remote answers every address that the table gives it', () => {
  const owned = routeTable.filter(({ owner }) => owner === 'content').map(({ pattern }) => pattern)
  expect(owned.filter((pattern) => !remote.routes.includes(pattern))).toEqual([])
})

test.each([
  '/b2b/',
  '/our-actions/',
  '/promo-page/promo-vi-kontur/',
  '/promo-page/winter/part/two/',
  '/services/center/',
  '/faq/',
])('%s shows the document of its address', async (address) => {
  const { api, host, routes } = createContentHarness()
  const { status, html } = await openRemote(host, routes, address)
  expect(status).toBe(200)
  expect(api.calls.map(({ input }) => input)).toContainEqual({ query: { path: address } })
  expect(html).toContain('<title>Как выбрать шуруповёрт — Верстак</title>')
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
  expect(html).toContain('>Как выбрать шуруповёрт</h1>')
})

test('all kinds of blocks are readable without scripts, questions are told to search engines', async () => {
  const html = await render('/faq/')
  expect(html).toMatch(/<a [^>]*href="\/faq\/"[^>]*>в вопросах<\/a>/)
  expect(html).toMatch(/на <strong>первое <\/strong><strong><em>число<\/em><\/strong>\./)
  expect(html).toMatch(/<ol[^>]*><li>Зажмите биту\.<\/li><li>&lt;script&gt;alert\(1\)&lt;\/script&gt;<\/li><\/ol>/)
  expect(html).toMatch(/<table[\s\S]*10 мм[\s\S]*13 мм[\s\S]*<\/table>/)
  expect(html).toMatch(/<details[\s\S]*Можно ли сверлить бетон\?[\s\S]*есть удар/)
  expect(html).toMatch(/<img [^>]*alt="Патрон"[^>]*>/)
  expect(html).toContain('data-opens="feedback"')
  expect(jsonLdOf(html)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Можно ли сверлить бетон?', acceptedAnswer: { text: 'Можно, если есть удар.' } }],
  })
})

test('an article says when, by whom and for how long, and what else there is to read', async () => {
  const html = await render('/articles/kak-vybrat/')
  for (const words of ['18 ноября 2026', 'Илья Зимин, продавец с 2014 года', '7 минут', 'Какие биты не слизываются'])
    expect(html).toContain(words)
  expect(html).toContain('href="/articles/"')
  expect(jsonLdOf(html)).toMatchObject({ '@type': 'Article', datePublished: '2026-11-18T09:00:00Z' })
})

test('a preview is asked for by its key, says what it is, and no search engine takes it', async () => {
  const key = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'
  const { host, routes, api } = createContentHarness({ preview: { title: 'Черновик' } })
  const { status, html } = await openRemote(host, routes, `/articles/kak-vybrat/?preview=${key}`)
  expect(status).toBe(200)
  expect(api.calls.map(({ input }) => input)).toContainEqual({ query: { path: '/articles/kak-vybrat/', key } })
  for (const words of ['>Черновик</h1>', 'Предпросмотр', '<meta name="robots" content="noindex"/>'])
    expect(html).toContain(words)
  expect(html).not.toContain('rel="canonical"')
  expect(jsonLdOf(html)).toBeNull()
  expect((await open('/articles/kak-vybrat/?preview=1')).status).toBe(404)
})

test('promotions that run now stand on their page', async () => {
  expect(await render('/our-actions/')).toMatch(/<a [^>]*href="\/sale\/batteries\/"[^>]*>[\s\S]*Вторая батарея дешевле/)
})

test('a document that does not exist is not found, and neither is an address that can be none', async () => {
  const { error } = await open('/promo-page/nothing/', { content: null })
  expect(readApiError(error)?.status).toBe(404)
  expect((await open('/promo-page/Ой/')).status).toBe(404)
})

test('pages of news and articles are lists with pages of their own', async () => {
  const html = await render('/news/')
  expect(html).toContain('<title>Новости — Верстак</title>')
  expect(html).toContain('href="/news/two/"')
  expect(html).toContain('href="/news/?page=2"')
  const second = await render('/news/?page=2')
  expect(second).toContain('<title>Новости, страница 2 — Верстак</title>')
  expect(second).toContain('<link rel="canonical" href="/news/?page=2"/>')
  for (const page of ['3', '0', 'x']) expect((await open(`/articles/?page=${page}`)).status).toBe(404)
})

test('all brands stand below their letters, with links and counts; figures come last', async () => {
  const html = await render('/brands/')
  expect(html).toContain('<title>Все бренды — Верстак</title>')
  expect(html).toContain('3 марки в продаже')
  expect([...html.matchAll(/<h2[^>]*>(.{1,3})<\/h2>/g)].map(([, letter]) => letter)).toEqual(['B', 'З', '0–9'])
  expect(html).toMatch(/<a [^>]*href="\/brand\/zubr-3\/"[^>]*>ЗУБР<\/a>/)
})

test('brands are searched without scripts, too', async () => {
  const html = await render('/brands/?q=bos')
  expect(html).toContain('href="/brand/bosch-1/"')
  expect(html).not.toContain('href="/brand/zubr-3/"')
  expect(await render('/brands/?q=zzz')).toContain('Такого бренда нет в продаже')
})

describe('shops', () => {
  test.each([
    ['/offices/moscow/', 'Москве'],
    ['/offices/kazan/', 'Казани'],
    ['/offices/moscow-50/', 'Мытищах'],
  ])('%s shows those in %s', async (address, prepositional) => {
    const html = await render(address)
    expect(html).toContain(`<title>Адреса магазинов в ${prepositional} — Верстак</title>`)
    for (const words of ['Варшавское ш., 97', 'Нахимовский проспект', 'открыто до 21:00', 'закрыто, откроется в 15:00'])
      expect(html).toContain(words)
    expect(html).toContain('href="tel:+74951205570"')
    const { '@graph': shops } = jsonLdOf(html) as { '@graph': unknown[] }
    expect(shops).toHaveLength(2)
    expect(shops[0]).toMatchObject({ '@type': 'LocalBusiness', address: { streetAddress: 'Варшавское ш., 97' } })
  })

  test('one without a name of its own has the shop’s from the settings', async () => {
    const { api, host, routes } = createContentHarness()
    api.on(listPickupPoints, () => makeOffices(1, [makeOffice({ name: undefined })]))
    expect(await renderRemote({ ...host, shopName: 'Кувалда' }, routes, '/offices/moscow/')).toMatch(/"name":"Кувалда"/)
  })

  test.each(['/offices/nowhere/', '/offices/moscow-999/', '/offices/x-1/'])(
    '%s is nobody’s and leads to Moscow',
    async (address) => {
      expect(await open(address)).toMatchObject({ status: 302, redirect: '/offices/moscow/' })
    },
  )

  test('a region without shops says where goods are brought', async () => {
    const html = await render('/offices/kazan/', { offices: [] })
    expect(html).toContain('Здесь пока нет наших магазинов')
    expect(html).toContain('href="/region-delivery/"')
  })
})

test("what one visitor sees does not show in another's page", () =>
  expectNoLeakBetweenUsers(({ secret }) => render('/articles/one/', { content: { title: secret } })))
