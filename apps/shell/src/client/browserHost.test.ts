import { makeRegion } from '@verstak/testing/factories'
import type { BootData } from '../document/boot.ts'
import { createBrowserHost } from './browserHost.ts'
import { loadExposed } from './remotes.ts'

jest.mock('./remotes.ts', () => ({ loadExposed: jest.fn() }))
const requests = jest.mocked<(remote: string, expose: string) => Promise<unknown>>(loadExposed)

const boot: BootData = {
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
