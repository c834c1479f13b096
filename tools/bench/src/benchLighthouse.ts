import { findBrowser } from '@verstak/tools-test/findBrowser'
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import type { Result } from 'lighthouse'
import { PHONE_AGENT, findMeasuredPages } from './measuredPages.ts'
import { BROWSER_ARGS } from './openBrowser.ts'

const RUNS = 5
/** Categories in which each page must reach the target on phones, and the home page also on desktops. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const MIN_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Lighthouse's own user agent would get the layout for crawlers. */
const DESKTOP_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

type FormFactor = 'mobile' | 'desktop'

/**
 * Lighthouse: speed and scores of three pages with its mobile throttling, of the home page on a desktop too. Medians of
 * five runs. `BENCH_PAGE=category` measures one page.
 */
export async function benchLighthouse(origin: string): Promise<void> {
  const { home, category, product } = await findMeasuredPages(origin)
  const one = process.env['BENCH_PAGE']
  const pages = Object.entries({ home, category, product }).filter(([name]) => !one || one === name)
  if (pages.length === 0) throw new Error(`There is no page ${one} to measure; there are home, category, product`)
  const chromePath = findBrowser()
  const browser = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless=new', ...BROWSER_ARGS],
  })
  const speed: Record<string, object> = { target: { 'LCP ms': 2300, 'TBT ms': 150, CLS: 0, performance: '' } }
  const scores: Record<string, object> = { target: MIN_SCORES }
  const failed = new Set<string>()
  try {
    for (const [name, path] of pages) {
      const runs = await measure(origin + path, browser.port, 'mobile')
      speed[name] = speedOf(runs)
      scores[`${name}, mobile`] = scoresOf(runs, failed)
      if (name === 'home')
        scores['home, desktop'] = scoresOf(await measure(origin + path, browser.port, 'desktop'), failed)
    }
  } finally {
    browser.kill()
  }
  console.log(`\nLighthouse, mobile throttling, median of ${RUNS}`)
  console.table(speed)
  console.log('\nLighthouse, scores')
  console.table(scores)
  for (const audit of failed) console.log(`Not perfect: ${audit}`)
}

async function measure(url: string, port: number, formFactor: FormFactor): Promise<Result[]> {
  const runs: Result[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(
      url,
      {
        port,
        logLevel: 'error',
        onlyCategories: [...CATEGORIES],
        formFactor,
        // Lighthouse's own name would get the layout for crawlers.
        emulatedUserAgent: formFactor === 'mobile' ? PHONE_AGENT : DESKTOP_AGENT,
      },
      formFactor === 'desktop' ? desktopConfig : undefined,
    )
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    runs.push(result.lhr)
  }
  return runs
}

function speedOf(runs: readonly Result[]) {
  const medianOf = (audit: string) => median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  return {
    'LCP ms': Math.round(medianOf('largest-contentful-paint')),
    'TBT ms': Math.round(medianOf('total-blocking-time')),
    CLS: Number(medianOf('cumulative-layout-shift').toFixed(3)),
    performance: scoreOf(runs, 'performance'),
    // A larger value means a faster machine. Lighthouse slows all machines down by the same factor.
    'speed of this machine': Math.round(median(runs.map(({ environment }) => environment.benchmarkIndex))),
  }
}

function scoresOf(runs: readonly Result[], failed: Set<string>) {
  for (const { categories, audits } of runs)
    for (const category of CATEGORIES.slice(1))
      for (const { id, weight } of categories[category]?.auditRefs ?? [])
        if (weight > 0 && (audits[id]?.score ?? 1) < 1) failed.add(`${category}: ${audits[id]?.title ?? id}`)
  return Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(runs, category)]))
}

const scoreOf = (runs: readonly Result[], category: string): number =>
  Math.round(100 * median(runs.map(({ categories }) => categories[category]?.score ?? Number.NaN)))

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
