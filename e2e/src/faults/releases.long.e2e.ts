import { expect } from '../fixtures.ts'
import { REMOTES, REMOTES_WITH_PAGES, test } from './faultFixtures.ts'
import { startSteadyLoad } from './startSteadyLoad.ts'
import { inEachRoute } from './serverFaults.ts'
import type { FaultStore } from './faultStore.ts'
import { startTab } from './startTab.ts'

// They change what is live: one after another.
test.describe.configure({ mode: 'default' })

const CHANGES = 200
const PAGES_PER_SECOND = 50
const CANARY_STEPS = [1, 5, 25] as const

test('200 random releases, rollbacks and canaries fail no page and no open tab', async ({
  store,
  address,
  browser,
}) => {
  test.setTimeout(1_800_000)
  const random = createRandom(20_261_121)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!

  const paths = REMOTES_WITH_PAGES.map(address)
  const load = startSteadyLoad(store, paths, PAGES_PER_SECOND)
  const tabs = await Promise.all(paths.map(() => startTab(browser, paths)))
  const versions = new Map(REMOTES.map((remote) => [remote, [store.builtVersion(remote)]]))

  for (let change = 0; change < CHANGES; change += 1) {
    const remote = pick(REMOTES)
    const known = versions.get(remote)!
    const kind = pick(['release', 'release', 'canary', 'again', 'rollback'] as const)
    if (kind === 'rollback') {
      await store.rollback(remote)
    } else if (kind === 'again') {
      await store.activate(remote, pick(known))
    } else {
      const version = await store.publish(remote, () => undefined)
      known.push(version)
      await store.activate(remote, version, kind === 'canary' ? pick(CANARY_STEPS) : 100)
    }
    await new Promise((resolve) => setTimeout(resolve, 200 + 1300 * random()))
  }

  const asked = await load.stop()
  const complaints = (await Promise.all(tabs.map((tab) => tab.stop()))).flat()
  console.log(`${CHANGES} changes, ${asked.pages} pages, ${asked.failures.length} failed`)
  expect({ failures: asked.failures, complaints }).toEqual({ failures: [], complaints: [] })
  expect(asked.pages).toBeGreaterThan(CHANGES)
})

test('a canary that fails one page in twenty ends itself; a sound one goes on', async ({ store, address }) => {
  test.setTimeout(300_000)
  const load = startSteadyLoad(store, [address('cart')], PAGES_PER_SECOND)

  const sound = await store.publish('cart', () => undefined)
  await store.activate('cart', sound, 25)
  await new Promise((resolve) => setTimeout(resolve, 40_000))
  expect((await store.live('cart')).canary?.version).toBe(sound)

  const faulty = await store.publish(
    'cart',
    inEachRoute(
      "const load = route.loader; route.loader = (input) => { if (Math.random() < 0.05) throw new Error('seeded fault'); return load?.(input) ?? null }",
    ),
  )
  await store.activate('cart', faulty, 25)
  const startedAt = performance.now()
  await expect.poll(async () => (await store.live('cart')).canary, { timeout: 120_000, intervals: [250] }).toBeNull()
  const seconds = (performance.now() - startedAt) / 1000
  console.log(`The canary ended itself after ${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(30)
  const { pages } = await load.stop()
  console.log(`${pages} pages were asked for meanwhile`)
  expect((await store.live('cart')).stable.version).toBe(store.builtVersion('cart'))
})

test('what is activated or rolled back is soon served by every worker', async ({ store }) => {
  test.setTimeout(300_000)
  const activations: number[] = []
  const rollbacks: number[] = []
  const next = await store.publish('cart', () => undefined)
  for (let times = 0; times < 10; times += 1) {
    await store.activate('cart', next)
    activations.push(await untilEverywhere(store, 'cart', next))
    await store.rollback('cart')
    rollbacks.push(await untilEverywhere(store, 'cart', store.builtVersion('cart')))
  }
  console.log(`Served by all workers after ${activations.join(', ')} ms; rolled back after ${rollbacks.join(', ')} ms`)
})

test('every release passes its smoke addresses beside the present and the previous release of every other', async ({
  store,
}) => {
  test.setTimeout(300_000)
  const versions: (readonly [remote: string, version: string])[] = []
  for (const remote of REMOTES) {
    const next = await store.publish(remote, () => undefined)
    versions.push([remote, store.builtVersion(remote)], [remote, next])
    await store.activate(remote, next)
  }
  for (const [remote, version] of versions) expect(store.check(remote, version), `${remote} ${version}`).toBe('')
})

/** Milliseconds until no page comes from another release any more, whichever worker makes it. */
async function untilEverywhere(store: FaultStore, remote: string, version: string): Promise<number> {
  const startedAt = performance.now()
  let servedAt = 0
  for (let inARow = 0; inARow < 5;) {
    const askedAt = Math.round(performance.now() - startedAt)
    // So many at a time that no worker has all of them.
    const pages = await Promise.all(Array.from({ length: 8 }, () => store.read('/')))
    const isEverywhere = pages.every(({ versions }) => versions[remote] === version)
    if (!isEverywhere) inARow = 0
    else if ((inARow += 1) === 1) servedAt = askedAt
    if (askedAt > 30_000) throw new Error(`${remote} ${version} is not served by all workers`)
  }
  return servedAt
}

/** Mulberry32: the same run each time. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
