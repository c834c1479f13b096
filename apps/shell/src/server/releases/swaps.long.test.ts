/** @jest-environment node */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createReleaseStore, pageCode } from '../../testing/releaseStore.ts'
import { loadRelease } from './loadRelease.ts'
import { createLiveReleases } from './liveReleases.ts'

const SWAPS = 1000
/** Makes the code about as large as the cart's server file. */
const FUNCTIONS = 1500
const [V1, V2] = ['1.0.0-00000001', '1.0.0-00000002'] as const

/** A page with much executed code and some state. */
function largeCode(text: string): string {
  const functions = Array.from(
    { length: FUNCTIONS },
    (_, index) =>
      `function part${index}(value) { kept.set(${index}, { value, text: '${text} ${index}' }); return value }`,
  )
  const calls = Array.from({ length: FUNCTIONS }, (_, index) => `part${index}(${index})`)
  return `const kept = new Map();\n${functions.join('\n')}\n${calls.join('\n')}\n${pageCode(text)}`
}

function heapUsed(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let times = 0; times < 5; times += 1) collect()
  return process.memoryUsage().heapUsed
}

test('a thousand swaps leave the heap as it was', async () => {
  const store = createReleaseStore()
  for (const version of [V1, V2]) store.put({ version, code: largeCode(version) })
  let loads = 0
  const releases = createLiveReleases(
    (of) => {
      loads += 1
      return loadRelease(store.source, of)
    },
    (error) => {
      throw error
    },
  )
  const swap = async (version: string) => {
    const stable = { version, routes: ['/cart/'] }
    await releases.follow({ remotes: [{ name: 'cart', stable, previous: null, canary: null }], quarantined: [] })
    const page = releases.served()?.[0]?.stable.page
    expect(renderToString(createElement(page!.widgets['CartBadge']!))).toBe(version)
  }
  const swapTimes = async (times: number) => {
    for (let count = 0; count < times; count += 1) await swap(count % 2 === 0 ? V2 : V1)
  }
  try {
    await swapTimes(50)
    const before = heapUsed()
    await swapTimes(SWAPS)
    const after = heapUsed()
    expect(loads).toBe(SWAPS + 50)
    expect(after / before).toBeLessThan(1.1)
  } finally {
    releases.stop()
    store.remove()
  }
}, 300_000)
