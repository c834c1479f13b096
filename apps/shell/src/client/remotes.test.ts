import { getInstance } from '@module-federation/enhanced/runtime'
import { loadExposed, registerLiveRemotes } from './remotes.ts'

jest.mock('@module-federation/enhanced/runtime', () => {
  const instance = { registerPlugins: jest.fn(), registerRemotes: jest.fn(), loadRemote: jest.fn() }
  return { getInstance: () => instance }
})

const federation = getInstance() as unknown as {
  registerPlugins: jest.Mock<
    void,
    [{ createScript(of: { url: string }): { script: HTMLScriptElement; timeout: number } }[]]
  >
  registerRemotes: jest.Mock<void, [{ entry: string }[]]>
  loadRemote: jest.Mock<Promise<unknown>, [string]>
}

const ENTRY = '/releases/cart/1.0.0-abc/browser/remoteEntry.1.js'

beforeEach(() => {
  jest.useFakeTimers()
  jest.resetAllMocks()
  delete window.verstakTry
  registerLiveRemotes([
    { name: 'cart', version: '1', routes: ['/cart/'], entry: { href: ENTRY, integrity: 'sha256-1' }, stylesheets: {} },
    { name: 'missing', version: '1', routes: ['/missing/'], stylesheets: {} },
  ])
})
afterEach(() => jest.useRealTimers())

/** Entry addresses registered in the federation runtime, in order. */
const entries = () => federation.registerRemotes.mock.calls.flatMap(([remotes]) => remotes.map(({ entry }) => entry))

test('the browser loads exactly the release that the page names', async () => {
  federation.loadRemote.mockResolvedValue({ AddToCart: 'component' })
  await expect(loadExposed('cart', 'AddToCart')).resolves.toEqual({ AddToCart: 'component' })
  expect(federation.loadRemote.mock.calls).toEqual([['verstak_cart/AddToCart']])
  expect(entries()).toEqual([ENTRY])
})

test('a name with a hyphen names a container that scripts can declare', async () => {
  federation.loadRemote.mockResolvedValue({ GiftCard: 'component' })
  await expect(loadExposed('gift-cards', 'GiftCard')).resolves.toEqual({ GiftCard: 'component' })
  expect(federation.loadRemote.mock.calls).toEqual([['verstak_gift_cards/GiftCard']])
})

test('a failed load is tried twice more, each time under another address, which no failed preload can spoil', async () => {
  federation.loadRemote.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'))
  federation.loadRemote.mockResolvedValueOnce({ createRoutes: 'routes' })
  const loading = loadExposed('cart', 'routes')
  await jest.runAllTimersAsync()
  await expect(loading).resolves.toEqual({ createRoutes: 'routes' })
  expect(entries()).toEqual([ENTRY, `${ENTRY}?retry=1`, `${ENTRY}?retry=2`])
})

test('after three tries the load fails with the last reason', async () => {
  federation.loadRemote.mockImplementation(() => Promise.reject(new Error('lost')))
  const loading = expect(loadExposed('cart', 'routes')).rejects.toThrow('lost')
  await jest.runAllTimersAsync()
  await loading
  expect(federation.loadRemote).toHaveBeenCalledTimes(3)
  // A retry uses addresses that have not failed in this browser, for the container's chunks too.
  expect(entries().at(-1)).toBe(`${ENTRY}?retry=3`)
  expect(window.verstakTry).toBe(3)
})

test('a remote without a release that can be loaded is not asked for', async () => {
  await expect(loadExposed('missing', 'routes')).rejects.toThrow('missing has no release')
  expect(federation.loadRemote).not.toHaveBeenCalled()
})

test('a container without the module is a failure that names it', async () => {
  federation.loadRemote.mockResolvedValue(null)
  const loading = expect(loadExposed('cart', 'Nothing')).rejects.toThrow('cart has no Nothing')
  await jest.runAllTimersAsync()
  await loading
})

test('an entry runs only with the bytes that the page names, at each try', () => {
  const { createScript } = federation.registerPlugins.mock.calls[0]![0][0]!
  expect(createScript({ url: ENTRY }).script.integrity).toBe('sha256-1')
  expect(createScript({ url: `https://shop.example${ENTRY}?retry=2` }).script.integrity).toBe('sha256-1')
})

test('scripts of remotes are asked for as their preloads are: without crossorigin', () => {
  const plugin = federation.registerPlugins.mock.calls[0]![0][0]!
  const { script } = plugin.createScript({ url: '/releases/cart/1/browser/x.js' })
  expect(script).toMatchObject({ crossOrigin: null, async: true })
  expect(script.getAttribute('src')).toBe('/releases/cart/1/browser/x.js')
})

test('an entry that hangs is given up as soon as a chunk is', () => {
  const { createScript } = federation.registerPlugins.mock.calls[0]![0][0]!
  expect(createScript({ url: ENTRY }).timeout).toBe(8000)
})
