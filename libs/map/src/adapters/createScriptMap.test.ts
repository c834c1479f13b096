import type { MapInput, MapMark } from '../map.ts'
import { createFakeService } from '../testing/createFakeService.ts'
import { createScriptMap } from './createScriptMap.ts'
import { MAP_WAIT_MS } from './inTime.ts'

const inputOf = (over: Partial<MapInput> = {}): MapInput => ({
  place: document.createElement('div'),
  target: { center: [37.62, 55.75], zoom: 12 },
  center: [37.62, 55.75],
  inset: {},
  settings: { provider: 'script', key: 'a key/1' },
  points: [],
  onMove: () => undefined,
  onError: () => undefined,
  ...over,
})

const scripts = () => [...document.head.querySelectorAll('script')]
const mark = (key: string, lon: number): MapMark => ({
  key,
  at: [lon, 55],
  element: document.createElement('div'),
  anchor: 'bottom',
})

afterEach(() => {
  jest.useRealTimers()
  delete window.ymaps3
  document.head.replaceChildren()
})

/** Starts a map whose script then comes with the fake service. */
async function startMap(over: Partial<MapInput> = {}) {
  const service = createFakeService()
  const input = inputOf(over)
  const making = createScriptMap(input)
  window.ymaps3 = service.api
  scripts()[0]!.dispatchEvent(new Event('load'))
  return { service, input, map: await making }
}

test('the script comes with the key, in Russian, in version v3 [MAP-005]', async () => {
  await startMap()
  const address = new URL(scripts()[0]!.src)
  expect(address.origin + address.pathname).toBe('https://api-maps.yandex.ru/v3/')
  expect(Object.fromEntries(address.searchParams)).toEqual({ apikey: 'a key/1', lang: 'ru_RU' })
})

test('a script that is there already is not loaded again [MAP-005]', async () => {
  window.ymaps3 = createFakeService().api
  await createScriptMap(inputOf())
  expect(scripts()).toEqual([])
})

test('without an api key there is no request and no map [FAULT-011]', async () => {
  for (const settings of [{ provider: 'script' }, { provider: 'script', key: '' }] as const)
    await expect(createScriptMap(inputOf({ settings }))).rejects.toMatchObject({ name: 'MapError', fault: 'key' })
  expect(scripts()).toEqual([])
})

test('a script that does not come within 5,000 ms is an error [FAULT-012]', async () => {
  jest.useFakeTimers()
  const making = expect(createScriptMap(inputOf())).rejects.toMatchObject({ fault: 'timeout' })
  await jest.advanceTimersByTimeAsync(4999)
  expect(scripts()).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1)
  await making
  expect(MAP_WAIT_MS).toBe(5000)
  // Another try begins anew.
  expect(scripts()).toEqual([])
})

test('a service that never is ready is an error after the same time [FAULT-012]', async () => {
  jest.useFakeTimers()
  window.ymaps3 = { ...createFakeService().api, ready: new Promise(() => undefined) }
  const making = expect(createScriptMap(inputOf())).rejects.toMatchObject({ fault: 'timeout' })
  await jest.advanceTimersByTimeAsync(5000)
  await making
})

test('a missing script, one without a service, and one that refuses are errors', async () => {
  const missing = createScriptMap(inputOf())
  scripts()[0]!.dispatchEvent(new Event('error'))
  await expect(missing).rejects.toMatchObject({ fault: 'load' })

  const empty = createScriptMap(inputOf())
  scripts()[0]!.dispatchEvent(new Event('load'))
  await expect(empty).rejects.toMatchObject({ fault: 'load' })

  window.ymaps3 = { ...createFakeService().api, ready: Promise.reject(new Error('Invalid key')) }
  await expect(createScriptMap(inputOf())).rejects.toMatchObject({ fault: 'load' })
})

test('the map begins where it should and tells where it is', async () => {
  const onMove = jest.fn()
  const { service, map } = await startMap({ onMove })
  expect(service.map().location).toMatchObject({ zoom: 12 })
  service.drag([37.7, 55.8], 13)
  expect(onMove).toHaveBeenLastCalledWith(expect.objectContaining({ center: [37.7, 55.8], zoom: 13 }))
  expect(map.camera().zoom).toBe(13)
})

test('moves fly or jump, and keys move by pixels', async () => {
  const { service, map } = await startMap()
  map.moveTo({ center: [30, 60], zoom: 15 }, { inset: {}, animate: true })
  expect(service.map().location).toMatchObject({ zoom: 15, duration: 800 })
  map.moveTo({ zoom: 16 }, { inset: {}, animate: false })
  expect(service.map().location).toMatchObject({ zoom: 16, duration: 0 })
  map.panBy(256, 0, { animate: false })
  const perTile = 360 / 2 ** 16
  expect(service.map().location.center[0]).toBeCloseTo(30 + perTile, 6)
})

test('marks come, stay as they are and go; the end leaves nothing behind', async () => {
  const { service, input, map } = await startMap()
  const [one, two] = [mark('1', 37), mark('2', 38)]
  map.setMarks([one, two])
  expect(service.markers().map(({ element }) => element)).toEqual([one.element, two.element])
  map.setMarks([one])
  map.setMarks([{ ...one, at: [39, 55] }])
  expect(service.markers()).toMatchObject([{ element: one.element, coordinates: [39, 55] }])
  expect(service.made()).toBe(2)
  map.destroy()
  expect(service.alive()).toBe(0)
  expect(input.place.childElementCount).toBe(0)
})
