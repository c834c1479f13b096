import type { StoreEvent } from '@verstak/contracts/analytics'
import * as beacons from '@verstak/contracts/beacon'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { readDevice } from '@verstak/device/deviceValue'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import type { TestHostInput } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import * as v from 'valibot'
import { events } from '../client/events.ts'
import { startAnalytics } from './startAnalytics.ts'
import { createTrack } from './track.ts'

const GUID = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'
const added = { event: 'add_to_cart', productId: 1, productGuid: GUID, name: 'Дрель', quantity: 2, price: 100 } as const
const EVENTS: StoreEvent[] = [
  { event: 'page_view', path: '/', title: 'Главная' },
  { event: 'product_view', productId: 1, productGuid: GUID, name: 'Дрель' },
  { event: 'category_view', categoryId: 6500, categoryPath: 'Инструмент/Перфораторы' },
  { event: 'search', searchPhrase: 'дрель' },
  added,
  { event: 'purchase', transaction: '1042', products: [{ id: 1, quantity: 2, price: 100 }] },
  { event: 'region_change', from: 'msk', to: 'kzn' },
  { event: 'login', customer: 'ivan@example.ru' },
]

const createHost = (more: Partial<TestHostInput> = {}) =>
  createTestHost({ call: createFakeApi().call, region: makeRegion(), ...more })
const track = (event: StoreEvent) => createTrack(createHost(), [])(event)

/** Beacons that left the page. */
let sent: { url: URL; body: unknown; type: string }[]
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

beforeEach(() => {
  // Keeps this test's list, so that late reads do not reach another test.
  const here: typeof sent = []
  sent = here
  localStorage.clear()
  delete window.dataLayer
  document.cookie = 'vi_rr_id=session-of-this-browser; path=/'
  Object.assign(navigator, {
    sendBeacon: (link: string, data: Blob) => {
      const reader = new FileReader()
      reader.onload = () =>
        here.push({ url: new URL(link, location.href), body: JSON.parse(String(reader.result)), type: data.type })
      reader.readAsText(data)
      return true
    },
  })
})
afterEach(() => {
  Object.assign(navigator, { globalPrivacyControl: undefined })
  document.cookie = 'vi_rr_id=; path=/; max-age=0'
})

/** The beacon of an event, validated by its endpoint's schemas. */
async function beaconFor(
  event: StoreEvent,
  endpoint: { path: string; query?: v.GenericSchema; body?: v.GenericSchema },
) {
  track(event)
  while (sent.length === 0) await settled()
  expect(sent).toHaveLength(1)
  const { url, body, type } = sent[0]!
  expect(url.pathname).toBe(endpoint.path)
  expect(type).toBe('application/json')
  expect(url.searchParams.get('session')).toBe('session-of-this-browser')
  expect(v.parse(endpoint.query!, Object.fromEntries(url.searchParams))).toEqual({ session: 'session-of-this-browser' })
  expect(v.parse(endpoint.body!, body)).toEqual(body)
  return body
}

test('a search is told with its phrase [API-056] [CALL-035]', async () => {
  expect(await beaconFor(EVENTS[3]!, beacons.trackSearch)).toEqual({ searchPhrase: 'дрель' })
})
test('an order is told with its number and products [API-057]', async () => {
  const products = [{ id: 1, quantity: 2, price: 100 }]
  expect(await beaconFor(EVENTS[5]!, beacons.trackOrder)).toEqual({ transaction: '1042', products })
})
test('who signed in is told [API-058]', async () => {
  expect(await beaconFor(EVENTS[7]!, beacons.trackCustomer)).toEqual({ customer: 'ivan@example.ru' })
})
test('a product that was put into the cart is told by its guid [API-059]', async () => {
  expect(await beaconFor(added, beacons.trackAddToBasket)).toEqual({ productGuid: GUID })
})
test('a category is told with its path and id [API-060]', async () => {
  const body = { categoryPath: 'Инструмент/Перфораторы', categoryId: 6500 }
  expect(await beaconFor(EVENTS[2]!, beacons.trackCategoryView)).toEqual(body)
})
test('a product page is told by its id [API-061]', async () => {
  expect(await beaconFor(EVENTS[1]!, beacons.trackProductView)).toEqual({ productId: 1 })
})

test('each event is one push into the data layer, which learns of nobody who he is [HTTP-022]', () => {
  EVENTS.forEach(track)
  expect(window.dataLayer).toEqual([
    { ...EVENTS[0], user: expect.any(Object) },
    ...EVENTS.slice(1, -1),
    { event: 'login' },
  ])
})

test('a visitor whose browser wants none of it is told to nobody; his device still remembers', async () => {
  Object.assign(navigator, { globalPrivacyControl: true })
  EVENTS.forEach(track)
  await settled()
  expect([window.dataLayer, sent]).toEqual([undefined, []])
  expect(readDevice(DEVICE_KEYS.pagesViewed)).toBe(1)
})

describe('on a page', () => {
  function openPage(pathname: string) {
    const listeners: ((state: ReturnType<typeof stateOf>) => void)[] = []
    const stateOf = (path: string, state = 'idle') => ({
      location: { pathname: path.split('?')[0]!, search: path.includes('?') ? `?${path.split('?')[1]}` : '' },
      navigation: { state },
    })
    startAnalytics({ state: stateOf(pathname), subscribe: (listener) => listeners.push(listener) }, createHost(), [])
    return { go: (path: string, state?: string) => listeners.forEach((listener) => listener(stateOf(path, state))) }
  }
  const layer = () => window.dataLayer!.map((entry) => (entry.event === 'page_view' ? entry.path : entry.event))

  test('what happened before the code came follows the page, then all is passed on at once', async () => {
    events.push(added)
    openPage('/category/a-1/?orderby=price')
    await settled()
    expect(layer()).toEqual(['/category/a-1/?orderby=price', 'add_to_cart'])
    events.push(added)
    expect(layer()).toEqual(['/category/a-1/?orderby=price', 'add_to_cart', 'add_to_cart'])
  })

  test('each page that opens is one view and counts; filters and what is under way are none [HTTP-015]', async () => {
    const page = openPage('/')
    page.go('/category/a-1/', 'loading')
    page.go('/category/a-1/')
    page.go('/category/a-1/?filters=1')
    page.go('/product/b-2/')
    await settled()
    expect(layer()).toEqual(['/', '/category/a-1/', '/product/b-2/'])
    expect(readDevice(DEVICE_KEYS.pagesViewed)).toBe(3)
  })
})
