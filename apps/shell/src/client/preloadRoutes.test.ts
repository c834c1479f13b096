import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { fireEvent } from '@testing-library/react'
import { preloadRoutes } from './preloadRoutes.ts'
import { createRoutePreloader } from './routePreloader.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the preloader', () => {
  /** Routes in flight, each with the function that completes it. */
  function openPreloader() {
    const begun: string[] = []
    const ends = new Map<string, (isFine?: boolean) => void>()
    const preload = createRoutePreloader(
      (pathname) => pathname.split('/')[1],
      (pathname) => {
        begun.push(pathname)
        return new Promise<void>((resolve, reject) =>
          ends.set(pathname, (isFine = true) => (isFine ? resolve() : reject(new Error('offline')))),
        )
      },
    )
    return {
      begun,
      preload,
      end: async (pathname: string, isFine?: boolean) => (ends.get(pathname)!(isFine), settled()),
    }
  }

  test('brings up to four routes at the same time, and the next as each is there [HTTP-003]', async () => {
    const { begun, preload, end } = openPreloader()
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) preload(`/${name}/`)
    expect(begun).toEqual(['/a/', '/b/', '/c/', '/d/'])
    await end('/b/')
    expect(begun.slice(4)).toEqual(['/e/'])
    await end('/a/', false)
    expect(begun.slice(4)).toEqual(['/e/', '/f/'])
  })

  test('brings a route once, however many links lead to it, and what is meant before what is only seen', async () => {
    const { begun, preload, end } = openPreloader()
    for (const name of ['a/1', 'a/2', 'b', 'c', 'd', 'e']) preload(`/${name}/`)
    preload('/f/', true)
    await end('/a/1/')
    expect(begun).toEqual(['/a/1/', '/b/', '/c/', '/d/', '/f/'])
  })

  test('tries again what could not be had, when it is wanted again', async () => {
    const { begun, preload, end } = openPreloader()
    preload('/a/')
    await end('/a/', false)
    preload('/a/')
    expect(begun).toEqual(['/a/', '/a/'])
  })
})

describe('on a page', () => {
  let see: (link: Element) => void

  beforeEach(() => {
    document.body.innerHTML = ''
    window.IntersectionObserver = class {
      readonly #seen = new Set<Element>()
      constructor(onSeen: (entries: object[]) => void) {
        see = (target) => this.#seen.has(target) && onSeen([{ isIntersecting: true, target }])
      }
      observe = (link: Element) => this.#seen.add(link)
      unobserve = (link: Element) => this.#seen.delete(link)
    } as never
  })
  afterEach(() => Object.assign(navigator, { connection: undefined }))

  function openPage(...addresses: string[]) {
    const links = addresses.map((href) => Object.assign(document.createElement('a'), { href }))
    document.body.append(...links)
    const loaded: string[] = []
    const page = jest.fn(() => Promise.resolve({ element: null }))
    const entry = { href: '/entry.js' }
    const make = (name: string, route: string) => ({ name, version: '1', routes: [route], entry, stylesheets: {} })
    preloadRoutes({
      host: createTestHost({ call: createFakeApi().call, region: makeRegion() }),
      remotes: [make('product', '/product/{name}-{productId}/'), make('cart', '/cart/')],
      router: {
        routes: [{ path: '/', lazy: page }],
        state: { navigation: { state: 'idle' } },
        subscribe: () => undefined,
      },
      loadRoutes: (remote) => {
        loaded.push(remote)
        return Promise.resolve({ createRoutes: () => [{ id: remote, path: '/*', lazy: page }] })
      },
    })
    return { links, page, loaded }
  }

  test('links in view bring their pages, others do not', async () => {
    const { links, page, loaded } = openPage('/product/drill-1/', '/cart/')
    see(links[0]!)
    await settled()
    expect(loaded).toEqual(['product'])
    expect(page).toHaveBeenCalledTimes(1)
  })

  test('a link under the pointer or in focus brings its page; the home page is the shell’s own', async () => {
    const { links, page, loaded } = openPage('/cart/', '/', 'https://elsewhere.example/cart/', '/nothing/')
    fireEvent.pointerOver(links[0]!)
    fireEvent.focusIn(links[1]!)
    fireEvent.pointerOver(links[2]!)
    fireEvent.pointerOver(links[3]!)
    await settled()
    expect(loaded).toEqual(['cart'])
    expect(page).toHaveBeenCalledTimes(2)
  })

  test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
    'a visitor with %j gets nothing early',
    (connection) => {
      Object.assign(navigator, { connection })
      const { links, loaded } = openPage('/cart/')
      fireEvent.pointerOver(links[0]!)
      expect(loaded).toEqual([])
    },
  )
})
