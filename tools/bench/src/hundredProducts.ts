import type { Browser, Page } from '@playwright/test'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { getListing } from '@verstak/contracts/listing'
import * as v from 'valibot'
import { bytesBeforeInteraction } from './bytesBeforeInteraction.ts'
import { DESKTOP_AGENT, PHONE_AGENT } from './measuredPages.ts'
import { openBrowser } from './openBrowser.ts'
import { readSlowest, watchInteractions } from './watchInteractions.ts'

const RUNS = 3
/** As Lighthouse's phone. */
const RATE = 4
const TARGETS = { task: 100, inp: 200 }
/** How often the page is scrolled on, and the pause after each, ms. */
const TURNS = { times: 40, pause: 120 }

const layouts = {
  desktop: { userAgent: DESKTOP_AGENT, viewport: { width: 1440, height: 900 } },
  phone: { userAgent: PHONE_AGENT, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}
export type Layout = keyof typeof layouts

/** A page that shows a hundred products of the visitor. */
export interface HundredProducts {
  title: string
  path: string
  /** The products to show. */
  find: (browser: Browser, origin: string) => Promise<string[]>
  /** Puts them where the page shows them. */
  fill: (page: Page, origin: string, guids: readonly string[]) => Promise<void>
  scrollOn: (page: Page) => Promise<void>
  scrollBack: (page: Page) => Promise<void>
  /** What is pressed, in this order. */
  presses: (page: Page, layout: Layout) => readonly [name: string, act: () => Promise<unknown>][]
}

/**
 * Such a page with the CPU slowed four times: the longest task while it is scrolled, the time from a press to the next paint
 * (INP), and JavaScript before the first interaction. `BENCH_LAYOUT=phone` measures one layout.
 */
export async function measureHundred(origin: string, shown: HundredProducts): Promise<void> {
  const browser = await openBrowser()
  try {
    const guids = await shown.find(browser, origin)
    const one = process.env['BENCH_LAYOUT']
    for (const layout of (Object.keys(layouts) as Layout[]).filter((name) => !one || one === name)) {
      const runs: Record<string, number>[] = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser, origin, shown, layout, guids))
      console.log(
        `\n${shown.title}, ${layout}, ${guids.length} products, CPU slowed ${RATE} times, ${RUNS} runs; ` +
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
  origin: string,
  shown: HundredProducts,
  layout: Layout,
  guids: readonly string[],
): Promise<Record<string, number>> {
  const page = await browser.newPage({ ...layouts[layout], locale: 'ru-RU' })
  // A returning visitor: otherwise popups of the store would cover the controls.
  const answered = [DEVICE_COOKIES.regionApproved, DEVICE_COOKIES.appBarHidden]
  await page.context().addCookies(answered.map(({ name }) => ({ name, value: '1', url: origin })))
  await shown.fill(page, origin, guids)
  await page.addInitScript(watchInteractions)
  await page.addInitScript(watchTasks)
  const figures: Record<string, number> = {}
  const { js } = await bytesBeforeInteraction(page, origin + shown.path)
  figures['JavaScript, bytes'] = js
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: RATE })
  await page.waitForTimeout(1000)

  await page.evaluate(readLongestTask)
  for (let turn = 0; turn < TURNS.times; turn += 1) {
    await shown.scrollOn(page)
    await page.waitForTimeout(TURNS.pause)
  }
  await page.waitForTimeout(1000)
  figures['longest task of the scroll, ms'] = await page.evaluate(readLongestTask)

  await shown.scrollBack(page)
  await page.waitForTimeout(500)
  for (const [name, act] of shown.presses(page, layout)) {
    await page.evaluate(readSlowest)
    await act()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    figures[`INP, ${name}`] = await page.evaluate(readSlowest)
  }
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

/** Guids of products of a category, at most so many. */
export async function listGuids(origin: string, id: number, most: number): Promise<string[]> {
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
