/** @jest-environment node */
import type { ServerRemote } from './remotes.ts'
import { bucketOf, chooseRemotes, visitorIdOf } from './chooseRemotes.ts'

const release = (version: string): ServerRemote => ({ name: 'cart', version, routes: [], stylesheets: {}, scripts: {} })
const STABLE = release('1.0.0-00000001')
const CANARY = release('1.0.0-00000002')

const missed: string[] = []
const choose = (id: string, percent: number, isCrawler: boolean, remote: ServerRemote | null) =>
  chooseRemotes(
    [{ stable: STABLE, canary: { version: CANARY.version, remote, percent } }],
    { id, isCrawler },
    (canary) => missed.push(canary.version),
  )[0]?.version
const versionFor = (id: string, percent: number, isCrawler = false) => choose(id, percent, isCrawler, CANARY)

const visitors = Array.from({ length: 4000 }, () => visitorIdOf(undefined).id)

test.each([1, 5, 25])('%d %% of the visitors get the canary', (percent) => {
  const share = visitors.filter((id) => versionFor(id, percent) === CANARY.version).length / visitors.length
  expect(Math.abs(share * 100 - percent)).toBeLessThan(2.5)
})

test('staff that wants every canary gets it, however small it is', () => {
  const served = [{ stable: STABLE, canary: { version: CANARY.version, remote: CANARY, percent: 1 } }]
  for (const id of visitors.slice(0, 50)) {
    const tester = { id, isCrawler: false, isTester: true }
    expect(chooseRemotes(served, tester, () => undefined)[0]?.version).toBe(CANARY.version)
  }
})

test('a visitor keeps his release, and who has the canary keeps it when it grows', () => {
  for (const id of visitors.slice(0, 300)) {
    expect(versionFor(id, 25)).toBe(versionFor(id, 25))
    if (versionFor(id, 5) === CANARY.version) expect(versionFor(id, 25)).toBe(CANARY.version)
  }
})

test('another canary meets other visitors first', () => {
  const first = visitors.filter((id) => bucketOf(id, CANARY.version) < 5)
  const again = first.filter((id) => bucketOf(id, '1.0.0-00000003') < 5)
  expect(again.length).toBeLessThan(first.length / 2)
})

test('crawlers get the stable release, whatever the share', () => {
  expect(visitors.slice(0, 100).map((id) => versionFor(id, 100, true))).toEqual(Array(100).fill(STABLE.version))
})

test('who would get a canary that does not run gets the stable release, and that is told', () => {
  expect(choose('visitor', 100, false, null)).toBe(STABLE.version)
  expect(missed).toEqual([CANARY.version])
})

test('a cookie that is none of ours is replaced', () => {
  const { id } = visitorIdOf(undefined)
  expect(visitorIdOf(id)).toEqual({ id, isNew: false })
  expect(visitorIdOf('')).toMatchObject({ isNew: true })
  expect(visitorIdOf('<script>'.repeat(9))).toMatchObject({ isNew: true })
})
