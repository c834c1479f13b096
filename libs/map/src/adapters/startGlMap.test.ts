import type { MapInput, MapMark } from '../map.ts'
import type { GlMap } from './glMap.ts'
import { startGlMap } from './startGlMap.ts'

/** A map as both libraries make it, without a picture. Its zooms are one below those of the specification. */
function fakeGlMap(place: HTMLElement) {
  const canvas = document.createElement('canvas')
  canvas.tabIndex = 0
  canvas.setAttribute('role', 'region')
  const container = document.createElement('div')
  Object.defineProperties(container, { clientWidth: { value: 600 }, clientHeight: { value: 600 } })
  container.append(canvas)
  place.append(container)
  const listeners: Record<string, ((event: { error?: unknown }) => void)[]> = {}
  const calls: unknown[][] = []
  let state = { lng: 0, lat: 0, zoom: 0 }
  const fire = (name: string, event = {}) => listeners[name]?.forEach((listener) => listener(event))
  const move = (name: string) => (goal: { center: [number, number]; zoom: number }) => {
    calls.push([name, goal])
    state = { lng: goal.center[0], lat: goal.center[1], zoom: goal.zoom }
    fire('move')
  }
  const map: GlMap = {
    on: (name, listener) => void (listeners[name] ??= []).push(listener),
    project: ([lon, lat]) => ({ x: lon * 10, y: lat * 10 }),
    getCenter: () => ({ lng: state.lng, lat: state.lat }),
    getZoom: () => state.zoom,
    getBounds: () => ({ getWest: () => 36, getSouth: () => 54, getEast: () => 38, getNorth: () => 56 }),
    getCanvas: () => canvas,
    getCanvasContainer: () => container,
    jumpTo: move('jump'),
    flyTo: move('fly'),
    easeTo: move('ease'),
    panBy: (by, options) => void calls.push(['pan', by, options]),
    remove: () => {
      calls.push(['remove'])
      place.replaceChildren()
    },
  }
  return { map, fire, calls, canvas, container }
}

function start(over: Partial<MapInput> = {}) {
  const place = document.createElement('div')
  const gl = fakeGlMap(place)
  const onMove = jest.fn()
  const onError = jest.fn()
  const input: MapInput = {
    place,
    target: { center: [37, 55], zoom: 12 },
    center: [37, 55],
    inset: {},
    settings: { provider: 'plan' },
    points: [],
    onMove,
    onError,
    ...over,
  }
  const making = startGlMap({ input, make: () => gl.map, readyEvent: 'load', isFatal: () => true })
  return { ...gl, place, onMove, onError, making }
}

afterEach(() => jest.useRealTimers())

test('a map is there once it is drawn, at its zoom of 256-pixel tiles [MAP-008]', async () => {
  const { making, fire, calls } = start()
  fire('load')
  const map = await making
  expect(calls[0]).toEqual(['jump', { center: [expect.closeTo(37), expect.closeTo(55)], zoom: 11 }])
  expect(map.camera()).toEqual({ center: [expect.closeTo(37), expect.closeTo(55)], zoom: 12, bounds: [36, 54, 38, 56] })
})

test('its canvas takes no focus and has no name, because the place around it has', async () => {
  const { making, fire, canvas } = start()
  fire('load')
  await making
  expect(canvas).toHaveAttribute('aria-hidden', 'true')
  expect(canvas).not.toHaveAttribute('role')
  expect(canvas.tabIndex).toBe(-1)
})

test('an error before that, a wrong token say, ends the map and leaves nothing', async () => {
  const { making, fire, place } = start()
  fire('error', { error: new Error('401') })
  await expect(making).rejects.toMatchObject({ fault: 'load' })
  expect(place.childElementCount).toBe(0)
})

test('a map that is not drawn in time is an error', async () => {
  jest.useFakeTimers()
  const { making } = start()
  const failing = expect(making).rejects.toMatchObject({ fault: 'timeout' })
  await jest.advanceTimersByTimeAsync(5000)
  await failing
})

test('a browser that can not draw is an error, and the place is empty', async () => {
  const place = document.createElement('div')
  place.append('half a map')
  const make = () => {
    throw new Error('Failed to initialize WebGL')
  }
  const input = { ...({} as MapInput), place }
  await expect(startGlMap({ input, make, readyEvent: 'load', isFatal: () => true })).rejects.toMatchObject({
    name: 'MapError',
    fault: 'webgl',
  })
  expect(place.childNodes).toHaveLength(0)
})

test('later errors of tiles are no end, a lost context is', async () => {
  const { making, fire, onError } = start()
  fire('load')
  await making
  fire('error', { error: new Error('a tile') })
  expect(onError).not.toHaveBeenCalled()
  fire('webglcontextlost')
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ fault: 'webgl' }))
})

test('who asked for less motion gets jumps, others flights [PICKUP-034]', async () => {
  const { making, fire, calls } = start()
  fire('load')
  const map = await making
  map.moveTo({ center: [30, 60], zoom: 15 }, { inset: {}, animate: false })
  map.moveTo({ center: [30, 60], zoom: 15 }, { inset: {}, animate: true })
  map.moveTo({ zoom: 16 }, { inset: {}, animate: true })
  map.panBy(96, 0, { animate: false })
  expect(calls.slice(1).map(([name]) => name)).toEqual(['jump', 'fly', 'ease', 'pan'])
  expect(calls[1]![1]).toMatchObject({ zoom: 14 })
})

test('marks stand at their places, follow the map, keep their elements and go', async () => {
  const { making, fire, container } = start()
  fire('load')
  const map = await making
  const element = document.createElement('div')
  const one: MapMark = { key: '1', at: [3, 4], element, anchor: 'bottom' }
  const other: MapMark = { key: '2', at: [5, 6], element: document.createElement('div'), anchor: 'center' }
  map.setMarks([one, other])
  expect(element.style.transform).toBe('translate(30.0px,40.0px) translate(-50%,-100%)')
  expect(other.element.style.transform).toContain('translate(-50%,-50%)')
  map.setMarks([one])
  expect([...container.children]).toEqual([container.firstChild, map.marksPlace, element])
  map.destroy()
  expect(element.parentElement).toBeNull()
})

test('marks that were rendered together stay where they are, and are placed as others', async () => {
  const { making, fire } = start()
  fire('load')
  const map = await making
  const element = document.createElement('div')
  map.marksPlace!.append(element)
  map.setMarks([{ key: '1', at: [3, 4], element, anchor: 'bottom' }])
  expect(element.style.transform).toContain('translate(30.0px,40.0px)')
  map.setMarks([])
  expect(element.parentElement).toBe(map.marksPlace)
  map.destroy()
  expect(element.parentElement).toBe(map.marksPlace)
  expect(map.marksPlace!.isConnected).toBe(false)
})
