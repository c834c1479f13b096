import { countOf, mannWhitneyScore, quantileOf, type LcpBuckets } from './lcpBuckets.ts'

/** Health data of one release since the current canary step began. */
export interface Health {
  pages: number
  failures: number
  lcp: LcpBuckets
}

/** With fewer pages there is no decision. */
const MIN_PAGES = 30
/** Smaller differences of the failure rate are left to people. */
const MIN_RATE_DIFFERENCE = 0.01
/** Upper limit of the probability of aborting a healthy canary, over all checks of one step together. */
const FALSE_ABORTS = 0.01
/** Hypotheses of a bad canary: the ratio of its failure rate to the stable one, with prior weights. */
const EXPECTED_RATIOS = [
  { ratio: 5, weight: 0.8 },
  { ratio: 2, weight: 0.2 },
]
/** Added to the counts of a stable release with fewer pages than this, as a prior. */
const UNSEEN_STABLE = { pages: 100, failures: 1 }

const MIN_LCP_SAMPLES = 30
const MAX_LCP_RATIO = 1.25
const MAX_LCP_DIFFERENCE_MS = 300
/**
 * Standard deviations. One check in 30,000 exceeds it by chance; hundreds of checks of the same growing counts exceed
 * it only a little more often.
 */
const LCP_SCORE = 4

/**
 * Explains in English why a canary is worse than the stable release; null if there is no evidence of that. Designed for
 * a call every second or two with growing counts.
 */
export function judgeCanary(canary: Health, stable: Health): string | null {
  return judgeFailures(canary, stable) ?? judgeLcp(canary, stable)
}

function judgeFailures(canary: Health, stable: Health): string | null {
  if (canary.pages < MIN_PAGES) return null
  const base = stable.pages < UNSEEN_STABLE.pages ? withUnseen(stable) : stable
  // The failure of a page may be reported later than the page itself.
  const [failures, baseFailures] = [capped(canary), capped(base)]
  const [rate, baseRate] = [failures / canary.pages, baseFailures / base.pages]
  if (rate - baseRate < MIN_RATE_DIFFERENCE) return null
  if (evidence(failures, baseFailures, canary.pages / (canary.pages + base.pages)) < 1 / FALSE_ABORTS) return null
  return `It failed on ${percent(rate)} of ${canary.pages} pages, the stable release on ${percent(baseRate)} of ${base.pages}.`
}

/**
 * Likelihood ratio of "the canary fails more often" to "both fail equally often". If both are equal, each failure
 * belongs to the canary with the probability of its share of pages, whatever the rate and the clustering of failures.
 * Such a ratio ever exceeds 1/α with a probability of at most α (Ville's inequality), so repeated checks are allowed. A
 * test for a single check would abort every tenth healthy canary.
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
