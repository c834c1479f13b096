import { judgeCanary, type Health } from './judgeCanary.ts'
import { bucketsOf } from './lcpBuckets.ts'

const health = (pages: number, failures: number, lcpMs: number[] = []): Health => ({
  pages,
  failures,
  lcp: bucketsOf(lcpMs),
})

/** Reproducible numbers from 0 to 1 (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Failures among pages of which each fails with the probability `rate`: jumps from one failure to the next. */
function countFailures(pages: number, rate: number, chance: () => number): number {
  if (rate === 0) return 0
  let failures = -1
  for (let page = 0; page <= pages; failures++) page += 1 + Math.floor(Math.log(1 - chance()) / Math.log(1 - rate))
  return failures
}

interface Simulation {
  seed: number
  canaryRate: number
  stableRate: number
  seconds: number
  stablePerSecond?: number
}

const REPORT_SECONDS = 2
const CANARY_PER_SECOND = 12

/** Seconds until the canary is aborted, checked at every report; null if it is not aborted. */
function simulate({ seed, canaryRate, stableRate, seconds, stablePerSecond = 36 }: Simulation): number | null {
  const chance = chanceOf(seed)
  let [canary, stable] = [health(0, 0), health(0, 0)]
  const grow = ({ pages, failures }: Health, perSecond: number, rate: number) => {
    const more = perSecond * REPORT_SECONDS
    return health(pages + more, failures + countFailures(more, rate, chance))
  }
  for (let second = REPORT_SECONDS; second <= seconds; second += REPORT_SECONDS) {
    canary = grow(canary, CANARY_PER_SECOND, canaryRate)
    stable = grow(stable, stablePerSecond, stableRate)
    if (judgeCanary(canary, stable)) return second
  }
  return null
}

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each([0.001, 0.005, 0.02, 0.1])(
  'of 200 healthy canaries of ten minutes at most 1 %% are aborted; both fail at %d',
  (rate) => {
    const aborted = seeds(200).filter((seed) => simulate({ seed, canaryRate: rate, stableRate: rate, seconds: 600 }))
    expect(aborted.length).toBeLessThanOrEqual(2)
  },
)

test.each([
  ['a stable release that never fails', 0, 36],
  ['a stable release that fails at 0.5 %', 0.005, 36],
  ['a stable release with 95 % of the visitors', 0.005, 228],
])('a canary that fails at 5 %% is aborted within 30 s beside %s', (_, stableRate, stablePerSecond) => {
  const times = seeds(200).map((seed) =>
    simulate({ seed, canaryRate: 0.05, stableRate, stablePerSecond, seconds: 120 }),
  )
  const median = times.map((time) => time ?? Infinity).sort((a, b) => a - b)[100]
  // A few bad canaries in a hundred escape by chance. A test strict enough for these would abort healthy ones.
  expect(times.filter((time) => time !== null && time <= 30).length).toBeGreaterThanOrEqual(194)
  expect(times).not.toContain(null)
  expect(median).toBeLessThanOrEqual(14)
})

test('a canary that is broken for everybody is aborted at the first look that counts', () => {
  expect(judgeCanary(health(30, 30), health(90, 0))).toMatch('It failed on 100.0 % of 30 pages, the stable release on')
})

test.each<[string, Health, Health]>([
  ['few pages', health(29, 29), health(1000, 0)],
  ['a failure for both alike, however many', health(1000, 400), health(3000, 1200)],
  ['an outage that hit both', health(360, 60), health(1080, 180)],
  ['less than a percentage point', health(100_000, 900), health(300_000, 0)],
  ['two failures of thirty', health(30, 2), health(90, 0)],
  ['fewer failures than the stable release', health(1000, 0), health(3000, 300)],
  ['no stable visitor, and five of a hundred', health(100, 5), health(0, 0)],
  ['nothing at all', health(0, 0), health(0, 0)],
])('%s is no reason', (_, canary, stable) => expect(judgeCanary(canary, stable)).toBeNull())

test.each<[string, Health, Health]>([
  ['a canary that fails twice as often', health(20_000, 1200), health(60_000, 1800)],
  ['a canary without stable visitors beside it that fails on every third page', health(120, 40), health(0, 0)],
  ['more failures than pages, while pages are still to be reported', health(40, 60), health(120, 0)],
])('%s is aborted', (_, canary, stable) => expect(judgeCanary(canary, stable)).not.toBeNull())

describe('Largest Contentful Paint', () => {
  const times = (count: number, medianMs: number, seed: number) => {
    const chance = chanceOf(seed)
    return Array.from({ length: count }, () => medianMs * Math.exp(0.5 * normal(chance)))
  }
  const normal = (chance: () => number) => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
  const judge = (canaryMs: number[], stableMs: number[]) =>
    judgeCanary(health(canaryMs.length, 0, canaryMs), health(stableMs.length, 0, stableMs))

  test('a canary that paints half a second later and 40 % slower is aborted', () => {
    expect(judge(times(300, 2_100, 1), times(900, 1_500, 2))).toMatch(/^Its Largest Contentful Paint is \d+ ms \(p75\)/)
  })

  test.each<[string, number[], number[]]>([
    ['20 % slower', times(3_000, 1_800, 1), times(9_000, 1_500, 2)],
    ['50 % slower but within 300 ms', times(3_000, 300, 1), times(9_000, 200, 2)],
    ['too few samples', times(29, 9_000, 1), times(900, 1_500, 2)],
    ['too few stable samples', times(300, 9_000, 1), times(29, 1_500, 2)],
    ['faster', times(300, 900, 1), times(900, 1_500, 2)],
  ])('%s is no reason', (_, canary, stable) => expect(judge(canary, stable)).toBeNull())

  test('of 200 canaries that paint alike at most 1 % are aborted, looked at 30 times', () => {
    const aborted = seeds(200).filter((seed) => {
      const [canary, stable] = [times(300, 1_500, seed), times(900, 1_500, seed + 1_000)]
      const [own, base] = [new Map<number, number>(), new Map<number, number>()]
      const add = (buckets: Map<number, number>, samples: number[]) => {
        for (const [bucket, count] of bucketsOf(samples)) buckets.set(bucket, (buckets.get(bucket) ?? 0) + count)
      }
      return Array.from({ length: 30 }, (_, look) => look).some((look) => {
        add(own, canary.slice(10 * look, 10 * look + 10))
        add(base, stable.slice(30 * look, 30 * look + 30))
        return judgeCanary({ ...health(10 * look, 0), lcp: own }, { ...health(30 * look, 0), lcp: base }) !== null
      })
    })
    expect(aborted.length).toBeLessThanOrEqual(2)
  })
})
