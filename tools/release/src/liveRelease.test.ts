import type { Activation, LiveRelease } from '@verstak/contracts/registry'
import { publisherOf, wantedVersions } from './liveRelease.ts'

const ref = (version: string) => ({ version, routes: [] })
const live: LiveRelease = { name: 'cart', stable: ref('3'), previous: ref('2'), canary: { ...ref('4'), percent: 5 } }
const did = (version: string, day: number, changes: Partial<Activation> = {}): Activation => ({
  revision: day,
  remote: 'cart',
  version,
  kind: 'activate',
  percent: 100,
  actor: 'cart team',
  commit: null,
  reason: null,
  at: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  ...changes,
})

test('wanted is what is named live, what was live in the time, and what was live when it began', () => {
  const history = [did('3', 20), did('2', 19), did('1', 14), did('0', 10), did('x', 9)]
  expect([...wantedVersions(live, history, new Date('2026-11-14T00:00:00Z'))].sort()).toEqual(['0', '1', '2', '3', '4'])
  expect([...wantedVersions(undefined, [], new Date())]).toEqual([])
})

test('the publisher is who last made the stable release live for everybody', () => {
  const canary = did('3', 19, { kind: 'canary', percent: 5, actor: 'anna' })
  const first = did('3', 5, { actor: 'npm start' })
  expect(publisherOf(live, [canary, first])).toBe('npm start')
  expect(publisherOf(live, [did('3', 20, { kind: 'rollback', actor: 'boris' }), canary, first])).toBe('boris')
  expect(publisherOf(live, [did('4', 20), did('3', 20, { remote: 'listing' })])).toBeNull()
})
