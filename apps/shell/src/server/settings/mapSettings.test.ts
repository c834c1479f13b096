/** @jest-environment node */
import { contentSecurityPolicy } from '../page/contentSecurityPolicy.ts'
import { isOwnPlan, parseMapSettings } from './mapSettings.ts'
import { mapCsp } from '@verstak/map/mapCsp'

const policyOf = (settings: Parameters<typeof parseMapSettings>[0]) =>
  contentSecurityPolicy('abc', '', '', [], undefined, mapCsp(parseMapSettings(settings))).split('; ')

test('a store without settings draws its own plan, for which pages allow their own worker only', () => {
  expect(parseMapSettings({})).toEqual({ provider: 'plan' })
  expect(isOwnPlan(parseMapSettings({}))).toBe(true)
  const plain = contentSecurityPolicy('abc', '').split('; ')
  expect(policyOf({}).filter((directive) => !plain.includes(directive))).toEqual(["worker-src 'self'"])
})

test('a token chooses Mapbox, a key the service by script, and MAP_PROVIDER goes before both', () => {
  expect(parseMapSettings({ MAPBOX_TOKEN: 'pk.1', MAP_SCRIPT_KEY: 'k' })).toEqual({ provider: 'mapbox', token: 'pk.1' })
  expect(parseMapSettings({ MAP_SCRIPT_KEY: 'k' })).toEqual({ provider: 'script', key: 'k' })
  expect(parseMapSettings({ MAP_PROVIDER: 'plan', MAPBOX_TOKEN: 'pk.1' })).toEqual({ provider: 'plan' })
})

test('a provider without its key passes, so that only its maps fail', () => {
  expect(parseMapSettings({ MAP_PROVIDER: 'script', MAP_SCRIPT_KEY: '' })).toEqual({ provider: 'script' })
  expect(parseMapSettings({ MAP_PROVIDER: 'mapbox' })).toEqual({ provider: 'mapbox' })
})

test('the origin of a GeoJSON is asked, and one of the store itself needs no entry', () => {
  expect(policyOf({ MAP_GEOJSON: 'https://maps.example/plan.json?v=1' })).toContain(
    "connect-src 'self' https://maps.example",
  )
  expect(policyOf({ MAP_GEOJSON: '/files/1' })).toContain("connect-src 'self'")
})

test('a script from elsewhere is the only origin that its maps get', () => {
  const policy = policyOf({ MAP_SCRIPT_KEY: 'k', MAP_SCRIPT: 'http://127.0.0.1:4999/v3/' })
  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'nonce-abc' 'strict-dynamic'",
      "connect-src 'self' http://127.0.0.1:4999",
      "style-src 'self' http://127.0.0.1:4999",
      'worker-src data: http://127.0.0.1:4999',
    ]),
  )
  expect(policy.join()).not.toContain('yandex')
})

test("the maps service's own script gets what it documents for a map, and nothing for its search and routes", () => {
  const policy = policyOf({ MAP_SCRIPT_KEY: 'k' })
  const [api, parts, tiles, files] = [
    'https://api-maps.yandex.ru',
    'https://*.api-maps.yandex.ru',
    'https://*.maps.yandex.net',
    'https://yastatic.net',
  ]
  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'nonce-abc' 'strict-dynamic' 'unsafe-eval'",
      `connect-src 'self' ${api} ${parts} ${tiles}`,
      `img-src 'self' data: ${api} ${parts} ${tiles} ${files}`,
      `style-src 'self' ${api} ${parts} ${files}`,
      `worker-src data: ${api} ${parts} ${files}`,
    ]),
  )
})

test.each([
  { MAP_PROVIDER: 'google' },
  { MAP_GEOJSON: 'plan.json' },
  { MAP_GEOJSON: '//maps.example/plan.json' },
  { MAP_GEOJSON: "'unsafe-inline'" },
  { MAP_SCRIPT_KEY: 'k', MAP_SCRIPT: 'javascript:alert(1)' },
])('%j keeps the shell from starting', (settings) => {
  expect(() => parseMapSettings(settings)).toThrow('it must be')
})
