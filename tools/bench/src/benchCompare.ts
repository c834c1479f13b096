import type { Browser } from '@playwright/test'
import { addToCompare, MOST_COMPARED } from '@verstak/contracts/compare'
import { getComparison } from '@verstak/contracts/comparison'
import { getListing } from '@verstak/contracts/listing'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import * as v from 'valibot'
import { compareLabels } from './benchCompare.texts.ts'
import { bytesBeforeInteraction } from './bytesBeforeInteraction.ts'
import { DESKTOP_AGENT, PHONE_AGENT, findMeasuredPages } from './measuredPages.ts'
import { openBrowser } from './openBrowser.ts'
import { readSlowest, watchInteractions } from './watchInteractions.ts'

const RUNS = 3
/** As Lighthouse's phone. */
const RATE = 4
const TARGETS = { task: 100, inp: 200 }
/** Pixels of one turn of the wheel, and how often it is turned. */
const STEP = { pixels: 420, times: 40 }

const layouts = {
  desktop: { userAgent: DESKTOP_AGENT, viewport: { width: 1440, height: 900 } },
  phone: { userAgent: PHONE_AGENT, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

/**
 * The comparison with a hundred columns, CPU slowed four times: the longest task while it is scrolled sideways, the time
 * from a press to the next paint (INP), and JavaScript before the first interaction. `BENCH_LAYOUT=phone` measures one
 * layout.
 */
export async function benchCompare(origin: string): Promise<void> {
  const browser = await openBrowser()
  try {
    const guids = await hundredOfOneCategory(browser, origin)
    const one = process.env['BENCH_LAYOUT']
    for (const [name, options] of Object.entries(layouts).filter(([layout]) => !one || one === layout)) {
      const runs: Record<string, number>[] = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser, options, origin, guids))
      console.log(
        `\nComparison, ${name}, ${guids.length} columns, CPU slowed ${RATE} times, ${RUNS} runs; ` +
          `targets: tasks ≤ ${TARGETS.task} ms while it scrolls, INP ≤ ${TARGETS.inp} ms`,
      )
      console.table(
        Object.fromEntries(
          Object.keys(runs[0]!).map((what) => {
            const sorted = runs.map((figures) => figures[what]!).toSorted((a, b) => a - b)
            const [median, worst] = [sorted[Math.floor(RUNS / 2)]!, sorted.at(-1)!]
            return [what, { median: Math.round(median), worst: Math.round(worst) }]
          }),
        ),
      )
    }
  } finally {
    await browser.close()
  }
}

async function measure(
  browser: Browser,
  options: Parameters<Browser['newPage']>[0],
  origin: string,
  guids: readonly string[],
): Promise<Record<string, number>> {
  const page = await browser.newPage({ ...options, locale: 'ru-RU' })
  // A returning visitor: otherwise popups of the store would cover the controls.
  const answered = [DEVICE_COOKIES.regionApproved, DEVICE_COOKIES.appBarHidden]
  await page.context().addCookies(answered.map(({ name }) => ({ name, value: '1', url: origin })))
  const added = await page.request.post(origin + addToCompare.path, {
    headers: { origin },
    data: { productGuids: guids },
  })
  if (!added.ok()) throw new Error(`The comparison refused the products: ${await added.text()}`)
  await page.addInitScript(watchInteractions)
  await page.addInitScript(watchTasks)
  const figures: Record<string, number> = {}
  const { js } = await bytesBeforeInteraction(page, `${origin}/compare/`)
  figures['JavaScript, bytes'] = js
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: RATE })
  await page.waitForTimeout(1000)

  await page.evaluate(readLongestTask)
  const box = page.getByRole('region', { name: compareLabels.scroller })
  for (let turn = 0; turn < STEP.times; turn += 1) {
    await box.evaluate((element, left) => element.scrollBy({ left, behavior: 'smooth' }), STEP.pixels)
    await page.waitForTimeout(120)
  }
  await page.waitForTimeout(1000)
  figures['longest task of the scroll, ms'] = await page.evaluate(readLongestTask)

  const press = async (name: string, act: () => Promise<unknown>) => {
    await page.evaluate(readSlowest)
    await act()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    figures[`INP, ${name}`] = await page.evaluate(readSlowest)
  }
  await box.evaluate((element) => element.scrollTo({ left: 0 }))
  await page.waitForTimeout(500)
  const first = (name: RegExp | string) => page.getByRole('button', { name }).first()
  await press('next column', () => first(compareLabels.next).click())
  await press('only differences', () => page.getByRole('switch', { name: compareLabels.onlyDifferent }).first().click())
  await press('all rows', () => page.getByRole('switch', { name: compareLabels.onlyDifferent }).first().click())
  await press('pin', () => first(compareLabels.pin).click())
  await press('remove', () => first(compareLabels.remove).click())
  await page.close()
  return figures
}

type Watched = Window & { longest?: number }

/** Runs in the page before its own scripts: records tasks of 50 ms and more. */
function watchTasks(): void {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      ;(window as Watched).longest = Math.max((window as Watched).longest ?? 0, duration)
    }
  }).observe({ type: 'longtask', buffered: true })
}

/** Runs in the page: the longest task since the last call, ms; 0 when none took 50. */
function readLongestTask(): number {
  const { longest = 0 } = window as Watched
  ;(window as Watched).longest = 0
  return longest
}

/** Products of one category, that of the most popular product of the measured one. */
async function hundredOfOneCategory(browser: Browser, origin: string): Promise<string[]> {
  const { category } = await findMeasuredPages(origin)
  const [seed] = await listGuids(origin, Number(/(\d+)\/$/.exec(category)![1]), 1)
  const context = await browser.newContext()
  const { request } = context
  await request.post(origin + addToCompare.path, { headers: { origin }, data: { productGuids: [seed] } })
  const answer = await request.get(origin + getComparison.path)
  const { categories } = v.parse(getComparison.response, await answer.json())
  await context.close()
  return listGuids(origin, categories[0]!.id, MOST_COMPARED)
}

/** Guids of products of a category, at most so many. */
async function listGuids(origin: string, id: number, most: number): Promise<string[]> {
  const guids: string[] = []
  for (let page = 1, last = 1; page <= last && guids.length < most; page += 1) {
    const query = new URLSearchParams({
      ...{ listingType: 'category', id: String(id), brandId: '0', searchString: '', sort: 'popularity', asc: 'false' },
      ...{ page: String(page), filters: '', all: 'true', regionId: '1' },
    })
    const answer = await fetch(`${origin}${getListing.path}?${query}`)
    const { products, pagesCount } = v.parse(getListing.response, await answer.json())
    guids.push(...products.map(({ guid }) => guid))
    last = pagesCount
  }
  return guids.slice(0, most)
}
