/** @jest-environment node */
import type { Layout } from '@verstak/contracts/layout'
import { openRemote, renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { guidOf } from '@verstak/testing/factories'
import {
  createFavoritesHarness,
  KEY,
  listGuidOf,
  makeFavorite,
  makeFavoritesList,
} from '../testing/favoritesHarness.tsx'

const layouts: Layout[] = ['desktop', 'mobile']
const PAGE = '/user/favorites/'
const common = makeFavoritesList(1, { products: [makeFavorite(1)] })
const kitchen = makeFavoritesList(2, { name: 'Ремонт кухни', products: [makeFavorite(2), makeFavorite(3)] })

test.each(layouts)('on %s the common list stands in the page without scripts [ROUTE-040]', async (layout) => {
  const { host, routes } = createFavoritesHarness({ layout, lists: [common, kitchen], user: 'private' })
  const html = await renderRemote(host, routes, PAGE)
  expect(html).toContain('<title>Избранное — Верстак</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toMatch(/<h1[^>]*>Избранное/)
  expect(html).toContain('Товар 1')
  expect(html).not.toContain('Товар 2')
})

test.each(layouts)('on %s an address with the guid of a list shows that list [ROUTE-041]', async (layout) => {
  const { host, routes } = createFavoritesHarness({ layout, lists: [common, kitchen], user: 'private' })
  const html = await renderRemote(host, routes, `${PAGE}?listGuid=${kitchen.guid}`)
  expect(html).toContain('Товар 2')
  expect(html).not.toContain('Товар 1<')
})

test.each([listGuidOf(77), 'abc', ''])('the guid «%s» of no list shows the common one [ROUTE-041]', async (guid) => {
  const { host, routes } = createFavoritesHarness({ lists: [common, kitchen], user: 'private' })
  const { status, html } = await openRemote(host, routes, `${PAGE}?listGuid=${guid}`)
  expect(status).toBe(200)
  expect(html).toContain('Товар 1')
})

test.each(layouts)('on %s a shared list opens by its key, under its own title [FAV-021]', async (layout) => {
  const shared = { name: 'Ремонт кухни', products: [makeFavorite(2, { wanted: 4 })] }
  const { host, routes } = createFavoritesHarness({ layout, shared })
  const { status, html } = await openRemote(host, routes, `${PAGE}?sharingKey=${KEY}`)
  expect(status).toBe(200)
  expect(html).toContain('<title>Список «Ремонт кухни» — Верстак</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('Товар 2')
  expect(html).toContain('Нужно 4 шт')
  expect(html).not.toContain('Добавить заметку')
})

test('a key that opens nothing is answered with 404 and «Список недоступен» [FAV-021]', async () => {
  const { host, routes } = createFavoritesHarness({ lists: [common] })
  const { status, html } = await openRemote(host, routes, `${PAGE}?sharingKey=closed`)
  expect(status).toBe(404)
  expect(html).toContain('Список недоступен')
  expect(html).not.toContain('Товар 1')
})

test('a guest has one list and no controls of lists [FAV-003]', async () => {
  const { host, routes } = createFavoritesHarness({ lists: [common] })
  const html = await renderRemote(host, routes, PAGE)
  expect(html).toContain('Товар 1')
  expect(html).toContain('Войдите, чтобы сохранить избранное')
  for (const control of ['Создать список', 'Поделиться', 'Очистить']) expect(html).not.toContain(control)
})

const inNoscript = (html: string) =>
  [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inner]) => inner).join('')

test.each(layouts)('on %s forms change lists and products without scripts, and only without them', async (layout) => {
  const { host, routes } = createFavoritesHarness({ layout, lists: [common, kitchen], user: 'private' })
  const html = await renderRemote(host, routes, `${PAGE}?listGuid=${kitchen.guid}&edit=${guidOf(2)}`)
  const plain = inNoscript(html)
  expect(plain.replaceAll('\u00A0', ' ')).toContain('Нужно 1 шт')
  for (const word of ['Название нового списка', 'Название этого списка', 'Удалить список', 'value="write"']) {
    expect(plain).toContain(word)
  }
  expect(html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')).not.toContain('Название нового списка')
})

test('without scripts a shared list is copied by a form', async () => {
  const { host, routes } = createFavoritesHarness({ shared: { name: 'Ремонт кухни', products: [makeFavorite(2)] } })
  expect(inNoscript(await renderRemote(host, routes, `${PAGE}?sharingKey=${KEY}`))).toContain(`value="${KEY}"`)
})

test('a failure of the API is told with a way to try again', async () => {
  const { host, api, routes } = createFavoritesHarness()
  api.on((await import('@verstak/contracts/favorites')).listFavoritesLists, () => {
    throw new Error('broken')
  })
  const { status, html } = await openRemote(host, routes, PAGE)
  expect(status).toBe(503)
  expect(html).toContain('Повторить')
})

test('a hundred products stand in the page', async () => {
  const products = Array.from({ length: 100 }, (_, index) => makeFavorite(index + 1))
  const { host, routes } = createFavoritesHarness({ lists: [makeFavoritesList(1, { products })], user: 'private' })
  const html = await renderRemote(host, routes, PAGE)
  for (const { guid } of products) expect(html).toContain(`data-row="${guid}"`)
  expect(guidOf(100)).toBe(products.at(-1)?.guid)
})

test("what one user keeps does not show in another's page", () =>
  expectNoLeakBetweenUsers(({ secret }) => {
    const products = [makeFavorite(1, { name: secret, note: secret })]
    const lists = [makeFavoritesList(1, { products }), makeFavoritesList(2, { name: secret })]
    const { host, routes } = createFavoritesHarness({ lists, user: 'private' })
    return renderRemote(host, routes, PAGE)
  }))
