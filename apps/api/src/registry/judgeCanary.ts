import { countOf, mannWhitneyScore, quantileOf, type LcpBuckets } from './lcpBuckets.ts'

/** What was seen of one release since the canary's present step began. */
export interface Health {
  pages: number
  failures: number
  lcp: LcpBuckets
}

/** Fewer pages than this say nothing. */
const MIN_PAGES = 30
/** A difference below one percentage point is left to people. */
const MIN_RATE_DIFFERENCE = 0.01
/** Most that the chance of aborting a healthy canary may be, over all looks of one step together. */
const FALSE_ABORTS = 0.01
/** Ways in which a canary may be worse, as how many times more often it fails, and how much each is expected. */
const EXPECTED_RATIOS = [
  { ratio: 5, weight: 0.8 },
  { ratio: 2, weight: 0.2 },
]
/** A stable release that hardly anybody visits is taken to fail on one page of these, beside what it was seen to do. */
const UNSEEN_STABLE = { pages: 100, failures: 1 }

const MIN_LCP_SAMPLES = 30
const MAX_LCP_RATIO = 1.25
const MAX_LCP_DIFFERENCE_MS = 300
/** Standard deviations; one look in 30,000 passes it by chance, and hundreds of looks at the same growing numbers few more. */
const LCP_SCORE = 4

/**
 * Why a canary is worse than the stable release beside it, in English; null while it is not, as far as can be told. Meant
 * to be asked every second or two with growing counts.
 */
export function judgeCanary(canary: Health, stable: Health): string | null {
  return judgeFailures(canary, stable) ?? judgeLcp(canary, stable)
}

function judgeFailures(canary: Health, stable: Health): string | null {
  if (canary.pages < MIN_PAGES) return null
  const base = stable.pages < UNSEEN_STABLE.pages ? withUnseen(stable) : stable
  // A failure of a page that was reported before may arrive later than the page.
  const [failures, baseFailures] = [capped(canary), capped(base)]
  const [rate, baseRate] = [failures / canary.pages, baseFailures / base.pages]
  if (rate - baseRate < MIN_RATE_DIFFERENCE) return null
  if (evidence(failures, baseFailures, canary.pages / (canary.pages + base.pages)) < 1 / FALSE_ABORTS) return null
  return `It failed on ${percent(rate)} of ${canary.pages} pages, the stable release on ${percent(baseRate)} of ${base.pages}.`
}

/**
 * How much better "the canary fails more often" explains the failures than "both fail alike" does: a likelihood ratio. Were
 * both alike, each failure would fall on the canary with the probability of its share of pages, whatever the rate and
 * however failures bunch. Such a ratio ever passes 1/α with a probability of at most α (Ville), so that looking again and
 * again is allowed; a test for a single look would abort every tenth healthy canary.
 */
function evidence(failures: number, baseFailures: number, share: number): number {
  let sum = 0
  for (const { ratio, weight } of EXPECTED_RATIOS) {
    const expected = (ratio * share) / (ratio * share + 1 - share)
    const log = failures * Math.log(expected / share) + baseFailures * Math.log((1 - expected) / (1 - share))
    sum += weight * Math.exp(log)
  }
  return sum
}

function judgeLcp(canary: Health, stable: Health): string | null {
  if (Math.min(countOf(canary.lcp), countOf(stable.lcp)) < MIN_LCP_SAMPLES) return null
  const [own, base] = [quantileOf(canary.lcp, 0.75), quantileOf(stable.lcp, 0.75)]
  if (own <= base * MAX_LCP_RATIO || own - base <= MAX_LCP_DIFFERENCE_MS) return null
  if (mannWhitneyScore(canary.lcp, stable.lcp) < LCP_SCORE) return null
  return `Its Largest Contentful Paint is ${Math.round(own)} ms (p75), that of the stable release ${Math.round(base)} ms.`
}

const withUnseen = ({ pages, failures, lcp }: Health): Health => ({
  pages: pages + UNSEEN_STABLE.pages,
  failures: failures + UNSEEN_STABLE.failures,
  lcp,
})

const capped = ({ failures, pages }: Health) => Math.min(failures, pages)

const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`
