import type { LiveRelease } from '@verstak/contracts/registry'
import { createApi, listen, stop } from '../../testing/startShell.ts'
import { createReleaseStore, pageCode } from '../../testing/releaseStore.ts'
import { reasonsAgainst } from './checkRelease.ts'

const [V1, V2, V3] = ['1.0.0-00000001', '1.0.0-00000002', '1.0.0-00000003'] as const

let store: ReturnType<typeof createReleaseStore>
let api: ReturnType<typeof createApi>
let apiOrigin: string
let live: LiveRelease[]

beforeEach(async () => {
  store = createReleaseStore()
  live = []
  api = createApi({}, () => ({ '/api/registry/live': { revision: 1, remotes: live } }))
  apiOrigin = await listen(api)
})
afterEach(async () => {
  await stop(api)
  store.remove()
})

const check = (version: string, name = 'cart') => reasonsAgainst({ ...store.source, apiOrigin, of: { name, version } })

const refOf = (version: string, name: string) => ({ version, routes: [`/${name}/`] })
const liveOf = (name: string, version: string, previous?: string): LiveRelease => ({
  name,
  stable: refOf(version, name),
  previous: previous ? refOf(previous, name) : null,
  canary: null,
})

/** Code of a page with a loader and an element. */
const pageThat = (loader: string, element = `jsx('h1', { children: 'cart' })`) =>
  `const { jsx } = require('react/jsx-runtime')
const { redirect } = require('@verstak/router')
exports.createRoutes = () => [{ id: 'cart.page', path: '/cart/', loader: async ({ request }) => { ${loader} }, element: ${element} }]
exports.widgets = { CartBadge: () => null }`

/** Code of a page which shows a widget of the cart. */
const pageWithWidget = (path: string) =>
  pageCode('x', path)
    .replace('exports.createRoutes', `const { RemoteSlot } = require('@verstak/host')\nexports.createRoutes`)
    .replace(
      `jsx('h1', { children: 'x' })`,
      `jsx(RemoteSlot, { name: 'cart/CartBadge', widgetProps: {}, fallback: null })`,
    )

test('a release that renders its smoke addresses may go live', async () => {
  store.put({ version: V1 })
  expect(await check(V1)).toEqual([])
})

test('an address may lead on to another one', async () => {
  const loader = `if (!request.url.includes('?')) throw redirect('/cart/?there'); return null`
  store.put({ version: V1, code: pageThat(loader) })
  expect(await check(V1)).toEqual([])
})

test.each([
  ['leads on for ever', pageThat(`throw redirect('/cart/')`), 'leads on to /cart/ for ever'],
  ['throws in its loader', pageThat(`throw new Error('bug in the loader')`), 'bug in the loader'],
  [
    'throws while it renders',
    pageThat('return null', `jsx(() => { throw new Error('bug in the page') }, {})`),
    'bug in the page',
  ],
  ['lacks a widget', pageCode('x').replace('CartBadge', 'Other'), 'no widget CartBadge'],
  [
    'throws in a widget',
    pageWithWidget('/cart/').replace(`() => 'x'`, `() => { throw new Error('bug in the badge') }`),
    'bug in the badge',
  ],
  ['does not load', `throw new Error('bug at load')`, 'bug at load'],
])('a release that %s is refused with the reason', async (_what, code, reason) => {
  store.put({ version: V1, code })
  expect((await check(V1)).join('\n')).toContain(reason)
})

test('a smoke address that is none of its own is refused', async () => {
  store.put({ version: V1, edit: (release) => ({ ...release, smoke: ['/checkout/'] }) })
  expect(await check(V1)).toEqual(["The smoke address /checkout/ fits none of the release's routes"])
})

test('a release that nobody signed, or that is not there, is refused', async () => {
  expect((await check(V1)).join()).toContain('ENOENT')
})

test('a page of a neighbour uses its widget: it is tried beside the live neighbour and beside the previous one', async () => {
  store.put({ version: V1, code: pageCode('x').replace(`() => 'x'`, `() => { throw new Error('old badge') }`) })
  store.put({ version: V2 })
  store.put({ name: 'listing', version: V3, code: pageWithWidget('/listing/') })
  live = [liveOf('cart', V2)]
  expect(await check(V3, 'listing')).toEqual([])
  live = [liveOf('cart', V2, V1)]
  expect(await check(V3, 'listing')).toEqual([`/listing/ (desktop, beside cart ${V1}): old badge`])
})
