import { findBrowser } from '@verstak/tools-test/findBrowser'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { PHONE_AGENT, findMeasuredPages } from './measuredPages.ts'
import { BROWSER_ARGS } from './openBrowser.ts'

const RUNS = 5

/** Lighthouse with its mobile throttling, median of five runs for each page; targets stand beside. */
export async function benchLighthouse(origin: string): Promise<void> {
  const { home, category, product } = await findMeasuredPages(origin)
  const chromePath = findBrowser()
  const browser = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless=new', ...BROWSER_ARGS],
  })
  const rows: Record<string, object> = {
    target: { 'LCP ms': 2300, 'TBT ms': 150, CLS: 0, performance: '' },
  }
  try {
    for (const [name, path] of Object.entries({ home, category, product })) {
      const runs = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await measure(origin + path, browser.port))
      rows[name] = {
        'LCP ms': Math.round(median(runs.map(({ lcp }) => lcp))),
        'TBT ms': Math.round(median(runs.map(({ tbt }) => tbt))),
        CLS: Number(median(runs.map(({ cls }) => cls)).toFixed(3)),
        performance: Math.round(100 * median(runs.map(({ score }) => score))),
      }
    }
  } finally {
    browser.kill()
  }
  console.log(`\nLighthouse, mobile throttling, median of ${RUNS}`)
  console.table(rows)
}

async function measure(url: string, port: number) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    // Lighthouse's own name would get the layout for crawlers.
    emulatedUserAgent: PHONE_AGENT,
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { audits, categories } = result.lhr
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    score: categories['performance']?.score ?? Number.NaN,
  }
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
