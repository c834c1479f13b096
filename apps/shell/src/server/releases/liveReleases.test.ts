/** @jest-environment node */
import { cpSync, renameSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveRelease } from '@verstak/contracts/registry'
import { createReleaseStore } from '../../testing/releaseStore.ts'
import { loadRelease } from './loadRelease.ts'
import { createLiveReleases } from './liveReleases.ts'
import type { LiveReleases } from './liveReleases.ts'

const [V1, V2, V3] = ['1.0.0-00000001', '1.0.0-00000002', '1.0.0-00000003'] as const

let store: ReturnType<typeof createReleaseStore>
let releases: LiveReleases
let reports: string[]
let loads: string[]

beforeEach(() => {
  store = createReleaseStore()
  releases = startReleases()
})
afterEach(() => {
  releases.stop()
  store.remove()
})

function startReleases(): LiveReleases {
  reports = []
  loads = []
  return createLiveReleases(
    (of) => {
      loads.push(of.version)
      return loadRelease(store.source, of)
    },
    (error) => reports.push(String(error)),
  )
}

function live(stable: string, more: { previous?: string; canary?: string } = {}): LiveRelease {
  const refOf = (version: string) => ({ version, routes: ['/cart/'] })
  return {
    name: 'cart',
    stable: refOf(stable),
    previous: more.previous ? refOf(more.previous) : null,
    canary: more.canary ? { ...refOf(more.canary), percent: 5 } : null,
  }
}

const follow = (release: LiveRelease, quarantined: `cart@${string}`[] = []) =>
  releases.follow({ remotes: [release], quarantined })
const stableNow = () => releases.served()?.[0]?.stable

test('nothing is served before anybody says what is live', () => {
  expect(releases.served()).toBeUndefined()
})

test('an activation is served, and what a page has taken stays as it was', async () => {
  store.put({ version: V1 })
  store.put({ version: V2 })
  await follow(live(V1))
  const page = releases.served()
  await follow(live(V2, { previous: V1 }))
  expect(stableNow()?.version).toBe(V2)
  expect(page?.[0]?.stable.version).toBe(V1)
  expect(loads).toEqual([V1, V2])
})

test('a canary stands beside the stable release, and ends without a load', async () => {
  store.put({ version: V1 })
  store.put({ version: V2 })
  await follow(live(V1, { canary: V2 }))
  expect(releases.served()?.[0]?.canary).toMatchObject({ remote: { version: V2 }, percent: 5 })
  await follow(live(V1))
  expect(releases.served()?.[0]?.canary).toBeNull()
  expect(loads).toEqual([V1, V2])
})

test('a canary that does not run is known as such', async () => {
  store.put({ version: V1 })
  store.put({ version: V2, code: 'throw new Error("typo")' })
  await follow(live(V1, { canary: V2 }))
  expect(releases.served()?.[0]?.canary).toEqual({ version: V2, percent: 5, remote: null })
})

test('a release that does not run leaves the last good one in its place, and is reported once', async () => {
  store.put({ version: V1 })
  store.put({ version: V2, code: 'throw new Error("typo")' })
  await follow(live(V1))
  await follow(live(V2, { previous: V3 }))
  await follow(live(V2, { previous: V3 }))
  expect(stableNow()?.version).toBe(V1)
  expect(reports).toHaveLength(1)
})

test('a worker that has no last good one takes the previous one of the registry', async () => {
  store.put({ version: V1 })
  store.put({ version: V2, code: 'throw new Error("typo")' })
  await follow(live(V2, { previous: V1 }))
  expect(stableNow()?.version).toBe(V1)
})

test('a remote of which nothing runs keeps its addresses, without a page and without files', async () => {
  await follow(live(V2, { previous: V1 }))
  expect(stableNow()).toEqual({ name: 'cart', version: V2, routes: ['/cart/'], stylesheets: {}, scripts: {} })
})

test('files that arrive late are found, without another activation', async () => {
  store.put({ version: V1 })
  renameSync(store.fileOf(V1, 'server'), store.fileOf(V1, 'late'))
  await follow(live(V1))
  expect(stableNow()?.page).toBeUndefined()
  cpSync(store.fileOf(V1, 'late'), store.fileOf(V1, 'server'), { recursive: true })
  while (!stableNow()?.page) await sleep(20)
})

test('a broken release is not run again and again, until the registry has spoken of something else', async () => {
  store.put({ version: V1 })
  store.put({ version: V2, code: 'throw new Error("typo")' })
  await follow(live(V2, { previous: V1 }))
  await sleep(1200)
  expect(loads.filter((version) => version === V2)).toHaveLength(1)
  await follow(live(V1))
  await follow(live(V2, { previous: V1 }))
  expect(loads.filter((version) => version === V2)).toHaveLength(2)
})

test('a quarantined release gives way at once, and comes back when it may', async () => {
  store.put({ version: V1 })
  store.put({ version: V2 })
  await follow(live(V2, { previous: V1 }))
  await follow(live(V2, { previous: V1 }), [`cart@${V2}`])
  expect(stableNow()?.version).toBe(V1)
  await follow(live(V2, { previous: V1 }))
  expect(stableNow()?.version).toBe(V2)
})

test('of activations that come at once, the last one counts', async () => {
  for (const version of [V1, V2, V3]) store.put({ version })
  await Promise.all([follow(live(V1)), follow(live(V2)), follow(live(V3))])
  expect(stableNow()?.version).toBe(V3)
})

test('a remote that is no longer live is forgotten', async () => {
  store.put({ version: V1 })
  await follow(live(V1))
  await releases.follow({ remotes: [], quarantined: [] })
  expect(releases.served()).toEqual([])
})
