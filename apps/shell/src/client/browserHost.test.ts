import { getCart } from '@verstak/contracts/cart'
import { listSearchHistory } from '@verstak/contracts/searchHistory'
import type { Session } from '@verstak/contracts/session'
import { makeRegion } from '@verstak/testing/factories'
import type { BootData } from '../document/boot.ts'
import { createBrowserHost } from './browserHost.ts'
import { SESSION_KEY } from '../user-menu/useAccount.ts'
import { loadExposed } from './remotes.ts'

jest.mock('./remotes.ts', () => ({ loadExposed: jest.fn() }))
const requests = jest.mocked<(remote: string, expose: string) => Promise<unknown>>(loadExposed)

const boot: BootData = {
  shop: { publicOrigin: '' },
  layout: 'desktop',
  pageType: 'Home',
  region: makeRegion(),
  page: '',
  remotes: [
    {
      name: 'cart',
      version: '1',
      routes: ['/cart/'],
      entry: { href: '/releases/cart/1/browser/remoteEntry.js' },
      stylesheets: { './AddToCart': [{ href: '/releases/cart/1/browser/AddToCart.css', integrity: 'sha256-1' }] },
    },
  ],
  stylesheets: [],
  loaderData: {},
  errors: null,
}
const AddToCart = () => null

beforeEach(() => requests.mockReset())

test('the code of a widget is fetched once for all its places, and is at hand from then on', async () => {
  requests.mockResolvedValue({ AddToCart })
  const { widgets } = createBrowserHost(boot)
  expect(widgets.find('cart/AddToCart')).toBeUndefined()
  const places = await Promise.all([widgets.load('cart/AddToCart'), widgets.load('cart/AddToCart')])
  expect(places).toEqual([AddToCart, AddToCart])
  expect(widgets.find('cart/AddToCart')).toBe(AddToCart)
  expect(requests.mock.calls).toEqual([['cart', 'AddToCart']])
})

test('a failure reaches all who wait, and the next who asks tries anew', async () => {
  requests.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ AddToCart })
  const { widgets } = createBrowserHost(boot)
  const places = await Promise.allSettled([widgets.load('cart/AddToCart'), widgets.load('cart/AddToCart')])
  expect(places.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(widgets.load('cart/AddToCart')).resolves.toBe(AddToCart)
  expect(requests).toHaveBeenCalledTimes(2)
})

test('knows the stylesheets of live widgets, none of others', () => {
  const { widgets } = createBrowserHost(boot)
  expect(widgets.stylesheetsOf('cart/AddToCart')).toEqual([
    { href: '/releases/cart/1/browser/AddToCart.css', integrity: 'sha256-1' },
  ])
  expect(widgets.stylesheetsOf('listing/FeaturedProducts')).toEqual([])
})

describe('the session of a user', () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  const TOTALS = {
    weight: 0,
    discount: 0,
    discountExtended: 0,
    sum: 0,
    quantity: 0,
    skuQuantity: 0,
    skuUnavailableQuantity: 0,
  }
  const ANSWERS: Record<string, object> = {
    '/api/v1/cart/list': { items: [], totals: TOTALS },
    '/api/v1/search/history': { data: [] },
  }

  /** The API as the browser sees it: its cookies are those of a user while `isSignedIn`. */
  function setup(user: Partial<BootData>) {
    jest.useFakeTimers()
    const state = { isSignedIn: true, canRenew: true, isReplaced: false, isDown: false, asked: [] as string[] }
    const answer = (body: object, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }))
    window.fetch = jest.fn((address: string) => {
      const path = address.split('?')[0]!
      state.asked.push(path.split('/').at(-1)!)
      if (state.isDown) return Promise.reject(new TypeError('offline'))
      if (path === '/api/session')
        return answer(state.isSignedIn ? { user: 'private', renewIn: 3600 } : { user: 'guest' })
      if (path === '/api/v1/auth/refresh-auth') {
        // The answer of another call comes meanwhile.
        state.isSignedIn = state.canRenew || state.isReplaced
        return answer({ data: { acctoken: null, reftoken: null, uid: state.canRenew ? 7 : null } })
      }
      return path.endsWith('history') && !state.isSignedIn
        ? answer({ code: 'sign-in-required', errors: [] }, 401)
        : answer(ANSWERS[path]!)
    }) as unknown as typeof fetch
    const host = createBrowserHost({ ...boot, ...user })
    if (user.user) host.queryClient.setQueryData<Session>(SESSION_KEY, { user: user.user })
    const readCart = () => host.call(getCart, { query: { regionId: 1 } })
    return { state, host, readCart, readHistory: () => host.call(listSearchHistory, {}) }
  }
  const { fetch } = window
  afterEach(() => {
    jest.useRealTimers()
    window.fetch = fetch
  })

  test('is renewed before the first call of a device that slept for two days, once for all calls', async () => {
    const { state, host, readCart } = setup({ user: 'private', renewIn: 3600 })
    await readCart()
    jest.setSystemTime(Date.now() + 2 * DAY_MS)
    state.isSignedIn = false
    state.asked = []
    await Promise.all([readCart(), readCart()])
    expect(state.asked).toEqual(['session', 'refresh-auth', 'list', 'list'])
    expect(host.user).toBe('private')
    await readCart()
    expect(state.asked).toHaveLength(5)
  })

  test('is not renewed again when another tab has done it', async () => {
    const { state, readCart } = setup({ user: 'private', renewIn: 3600 })
    jest.setSystemTime(Date.now() + 2 * DAY_MS)
    await readCart()
    expect(state.asked).toEqual(['session', 'list'])
  })

  test('is renewed when a call asks to sign in, and the call is repeated', async () => {
    const { state, readHistory } = setup({ user: 'private', renewIn: 3600 })
    state.isSignedIn = false
    await expect(readHistory()).resolves.toEqual({ data: [] })
    expect(state.asked).toEqual(['history', 'session', 'refresh-auth', 'history'])
  })

  test('that cannot be renewed leaves a guest, and nothing more is tried [SESSION-015]', async () => {
    const { state, host, readHistory } = setup({ user: 'private', renewIn: 3600 })
    Object.assign(state, { isSignedIn: false, canRenew: false })
    await expect(readHistory()).rejects.toMatchObject({ code: 'sign-in-required' })
    expect(host.user).toBeUndefined()
    expect(host.queryClient.getQueryData(SESSION_KEY)).toEqual({ user: 'guest' })
    state.asked = []
    await expect(readHistory()).rejects.toMatchObject({ code: 'sign-in-required' })
    expect(state.asked).toEqual(['history'])
  })

  test('whose successor comes with another call stays a user', async () => {
    const { state, host, readHistory } = setup({ user: 'private', renewIn: 3600 })
    Object.assign(state, { isSignedIn: false, canRenew: false, isReplaced: true })
    await expect(readHistory()).resolves.toEqual({ data: [] })
    expect(host.user).toBe('private')
    expect(state.asked).toEqual(['history', 'session', 'refresh-auth', 'session', 'history'])
  })

  test('is not lost while the API is away', async () => {
    const { state, host, readHistory } = setup({ user: 'private', renewIn: 0 })
    Object.assign(state, { isDown: true, isSignedIn: false })
    const failing = expect(readHistory()).rejects.toMatchObject({ code: 'unavailable' })
    await jest.advanceTimersByTimeAsync(1000)
    await failing
    expect(host.user).toBe('private')
    state.isDown = false
    await expect(readHistory()).resolves.toEqual({ data: [] })
  })

  test('of which the server did not learn in time is renewed, too; guests’ calls renew nothing', async () => {
    const unknown = setup({ isUserUnknown: true })
    unknown.state.isSignedIn = false
    await unknown.readCart()
    expect(unknown.state.asked).toEqual(['session', 'refresh-auth', 'list'])
    const guest = setup({})
    guest.state.isSignedIn = false
    await expect(guest.readHistory()).rejects.toMatchObject({ code: 'sign-in-required' })
    expect(guest.state.asked).toEqual(['history'])
  })
})
