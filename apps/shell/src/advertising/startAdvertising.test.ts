import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { RemoteFailure } from '@verstak/host'
import type { AdRequest } from './adScript.ts'
import { startAdvertising } from './startAdvertising.ts'

const SCRIPT = 'https://ads.example/loader.js'

/** Observed elements, each with a function that reports its position. */
let watched: Map<Element, (entry: { isIntersecting: boolean; top: number }) => void>
let created: AdRequest[]

beforeEach(() => {
  watched = new Map()
  created = []
  document.head.innerHTML = ''
  document.body.innerHTML = '<main></main><footer></footer>'
  delete window.yaContextCb
  delete window.Ya
  window.IntersectionObserver = class {
    readonly #seen = new Set<Element>()
    readonly #onSeen: (entries: object[], self: object) => void
    constructor(onSeen: (entries: object[], self: object) => void) {
      this.#onSeen = onSeen
    }
    observe(target: Element) {
      this.#seen.add(target)
      watched.set(target, ({ isIntersecting, top }) => {
        if (this.#seen.has(target)) this.#onSeen([{ isIntersecting, target, boundingClientRect: { top } }], this)
      })
    }
    disconnect = () => this.#seen.clear()
  } as never
})
afterEach(() => {
  // End pending loads, so that they do not affect the next test.
  document.querySelector('script')?.dispatchEvent(new Event('error'))
  Object.assign(navigator, { globalPrivacyControl: undefined })
})

type Go = (pathname: string, search?: string) => void

function openPage(pathname = '/category/drills-7/', search = '') {
  const reported: RemoteFailure[] = []
  const listeners: ((state: ReturnType<typeof stateOf>) => void)[] = []
  const stateOf = (path: string, query = '') => ({
    location: { pathname: path, search: query },
    navigation: { state: 'idle' },
  })
  const host = createTestHost({
    call: createFakeApi().call,
    region: makeRegion({ gtmType: 'kazan' }),
    user: 'business',
    report: (failure) => reported.push(failure),
  })
  startAdvertising({
    advertising: { script: SCRIPT, place: { p1: 'abc', p2: 'def' } },
    host,
    router: { state: stateOf(pathname, search), subscribe: (listener) => listeners.push(listener) },
  })
  const go: Go = (path, query) => listeners.forEach((listener) => listener(stateOf(path, query)))
  return { reported, go }
}

const footer = () => document.querySelector('footer')!
const place = () => screen.queryByRole('complementary', { name: 'Реклама' })
const script = () => document.querySelector('script')
const isAt = (element: Element, isIntersecting: boolean, top = 900) => watched.get(element)!({ isIntersecting, top })
const comesNear = () => (isAt(footer(), false), isAt(place()!, true))

/** Simulates the load of the script, which then creates banners. */
function scriptComes() {
  window.Ya = { adfoxCode: { create: (request) => created.push(request) } }
  const waiting = window.yaContextCb!.splice(0)
  window.yaContextCb = Object.assign([], { push: (act: () => void) => (act(), 0) })
  waiting.forEach((act) => act())
  fireEvent.load(script()!)
}

test('the third-party script is loaded for the place when that comes near, and once [PROMO-008]', async () => {
  const { go } = openPage()
  expect([place(), script()]).toEqual([null, null])
  isAt(footer(), false)
  expect(place()).toHaveTextContent(/^Реклама$/)
  expect(script()).toBeNull()
  isAt(place()!, true)
  expect(script()).toHaveAttribute('src', SCRIPT)
  scriptComes()
  await waitFor(() => expect(created).toHaveLength(1))
  expect(document.getElementById(created[0]!.containerId)).toBeInTheDocument()

  go('/brand/bosch-1/')
  comesNear()
  await waitFor(() => expect(created).toHaveLength(2))
  expect(document.querySelectorAll('script, aside')).toHaveLength(2)
})

test('it is asked for by owner 209943 with the parameters puid1 to puid11 [PROMO-009] [PROMO-010]', async () => {
  openPage('/category/drills-7/page3/', '?filters=brand:1')
  comesNear()
  scriptComes()
  await waitFor(() => expect(created).toHaveLength(1))
  expect(created[0]!.ownerId).toBe(209943)
  expect(created[0]!.params).toEqual({
    p1: 'abc',
    p2: 'def',
    puid1: 'Category',
    puid2: 'kazan',
    puid3: 'desktop',
    puid4: 'business',
    puid5: '7',
    puid6: '',
    puid7: '',
    puid8: '',
    puid9: '',
    puid10: '3',
    puid11: '1',
  })
})

test('a stub is reported as «Сервер вернул заглушку», and the place goes where nobody sees it move [ERR-019]', async () => {
  const { reported } = openPage()
  comesNear()
  scriptComes()
  await waitFor(() => expect(created).toHaveLength(1))
  created[0]!.onStub()
  expect(reported).toEqual([{ remote: 'advertising', kind: 'script', error: new Error('Сервер вернул заглушку') }])
  // Within the viewport it keeps its height, without text.
  const left = document.querySelector('aside')!
  isAt(left, true, 500)
  isAt(left, false, -400)
  expect(left).toBeInTheDocument()
  expect(left).toBeEmptyDOMElement()
  isAt(left, false, 1200)
  expect(left).not.toBeInTheDocument()
})

test('a script that cannot be loaded is reported as «Ошибка загрузки adfox!», and tried again on the next page [ERR-020]', async () => {
  const { reported, go } = openPage()
  comesNear()
  fireEvent.error(script()!)
  await waitFor(() => expect(reported).toHaveLength(1))
  expect(reported[0]).toEqual({ remote: 'advertising', kind: 'script', error: new Error('Ошибка загрузки adfox!') })
  isAt(document.querySelector('aside')!, false)
  expect([document.querySelector('aside'), script()]).toEqual([null, null])
  go('/sale/big/')
  comesNear()
  expect(script()).toBeInTheDocument()
})

test.each(['/product/drill-1/', '/cart/', '/cart-checkout/', '/nothing/'])('%s has no place', (pathname) => {
  openPage(pathname)
  expect(watched.size).toBe(0)
})

test('a place goes with its page, and none comes into a window that it would move', () => {
  const { go } = openPage('/')
  isAt(footer(), true, 500)
  isAt(footer(), false, -100)
  expect(place()).toBeNull()
  isAt(footer(), false)
  expect(place()).toBeInTheDocument()
  go('/cart/')
  expect(place()).toBeNull()
})

test('a visitor whose browser asks for privacy has no advertising', () => {
  Object.assign(navigator, { globalPrivacyControl: true })
  openPage()
  expect(watched.size).toBe(0)
})
