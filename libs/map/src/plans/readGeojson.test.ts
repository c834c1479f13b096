import { readGeojson } from './readGeojson.ts'

const spot = (properties: object | null) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [1, 2] },
})
const shape = (type: string) => ({ type: 'Feature', properties: null, geometry: { type, coordinates: [] } })

/** The next answer of the network. */
function answer(body: unknown, isOk = true) {
  globalThis.fetch = jest.fn(async () => ({ ok: isOk, status: isOk ? 200 : 404, json: async () => body }) as Response)
}

test('a collection is a plan, and features without a kind get one by their shape', async () => {
  answer({
    type: 'FeatureCollection',
    attribution: '© участники OpenStreetMap',
    features: [
      spot({ kind: 'station', name: 'Парк' }),
      spot({ kind: 'unknown', name: 'A' }),
      shape('MultiPolygon'),
      shape('LineString'),
      { type: 'Feature', geometry: null },
    ],
  })
  const plan = await readGeojson('/files/plan')
  expect(plan.attribution).toBe('© участники OpenStreetMap')
  expect(plan.features.map(({ properties }) => properties)).toEqual([
    { kind: 'station', name: 'Парк' },
    { kind: 'label', name: 'A' },
    { kind: 'land' },
    { kind: 'road' },
  ])
})

test.each([null, [], { type: 'Feature' }, { type: 'FeatureCollection' }])('%j is no plan', async (body) => {
  answer(body)
  await expect(readGeojson('/files/plan')).rejects.toMatchObject({ name: 'MapError', fault: 'load' })
})

test('a plan that does not come is an error of the map', async () => {
  answer({}, false)
  await expect(readGeojson('/files/plan')).rejects.toMatchObject({ fault: 'load' })
})
