/** @jest-environment node */
import { readApiError } from '@verstak/api-client/readApiError'
import type { Layout } from '@verstak/contracts/layout'
import { routeTable } from '@verstak/contracts/routeTable'
import { openRemote, renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { remote } from '../../remote.config.ts'
import { createContentHarness, PREVIEW_KEY } from '../testing/contentHarness.tsx'

const layouts: Layout[] = ['desktop', 'mobile', 'desktop-crawler', 'mobile-crawler']

test.each(layouts)('on %s the document is readable without JavaScript', async (layout) => {
  const { host, routes } = createContentHarness({ layout })
  const html = await renderRemote(host, routes, '/legal/personal/')
  expect(html).toContain('<title>Политика обработки персональных данных — Верстак</title>')
  expect(html).toContain('<link rel="canonical" href="/legal/personal/"/>')
  expect(html).toContain('>Политика обработки персональных данных</h1>')
  expect(html).toContain('Редакция 2 от 1 марта 2026')
  expect(html).toContain('href="#section-1"')
  expect(html).toContain('id="section-1"')
  expect(html).toMatch(/<a [^>]*href="\/legal\/requisites\/"[^>]*>«Реквизиты»<\/a>/)
  expect(html).toContain('<dd>7799000005</dd>')
})

test('every legal address of the store is answered, with the slash and without [ROUTE-063]', () => {
  const legal = routeTable.map(({ pattern }) => pattern).filter((pattern) => pattern.startsWith('/legal/'))
  expect(legal).toHaveLength(18)
  expect(remote.routes).toEqual(expect.arrayContaining(legal))
})

test.each([
  ['/legal/confidential', 'confidential'],
  ['/legal/confidential/', 'confidential'],
  ['/legal/user-agreement', 'user-agreement'],
  ['/legal/user-agreement/', 'user-agreement'],
  ['/legal/personal/', 'personal'],
])(
  '%s opens its document, whose address has the slash [CABINET-013] [CABINET-014] [CABINET-015]',
  async (address, slug) => {
    const { api, host, routes } = createContentHarness()
    const { status, html } = await openRemote(host, routes, address)
    expect(status).toBe(200)
    expect(api.calls.map(({ input }) => input)).toEqual([{ query: { slug } }])
    expect(html).toContain(`<link rel="canonical" href="/legal/${slug}/"/>`)
  },
)

test('an earlier version says that it is one, and is kept from search engines', async () => {
  const { host, routes } = createContentHarness()
  const html = await renderRemote(host, routes, '/legal/personal/?version=1')
  expect(html).toContain('Редакция 1 от 1 сентября 2025')
  expect(html).toContain('текст 1')
  expect(html).toContain('Это прежняя редакция')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('rel="canonical"')
})

test('a planned version is shown to whoever has its link, says what it is, and is kept from search engines', async () => {
  const { host, routes } = createContentHarness()
  const html = await renderRemote(host, routes, `/legal/personal/?preview=${PREVIEW_KEY}`)
  for (const words of ['Редакция 3 от 1 июня 2026', 'текст 3', 'Предпросмотр', 'ещё не действует'])
    expect(html).toContain(words)
  expect(html).not.toContain('Это прежняя редакция')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('rel="canonical"')
})

test.each([
  '/legal/personal/?version=9',
  '/legal/loyalty/',
  '/legal/personal/?preview=00000000-0000-4000-8000-000000000000',
])('%s is not found', async (address) => {
  const { host, routes } = createContentHarness()
  const { error } = await openRemote(host, routes, address)
  expect(readApiError(error)?.status).toBe(404)
})

test.each(['version=0', 'version=x', 'version=', 'preview=x', 'preview='].map((query) => `/legal/personal/?${query}`))(
  '%s is not found, and nobody is asked',
  async (address) => {
    const { api, host, routes } = createContentHarness()
    expect((await openRemote(host, routes, address)).status).toBe(404)
    expect(api.calls).toEqual([])
  },
)

test("what one visitor sees does not show in another's page", () =>
  expectNoLeakBetweenUsers(({ secret }) => {
    const { host, routes } = createContentHarness({ document: { title: secret } })
    return renderRemote(host, routes, '/legal/personal/')
  }))
