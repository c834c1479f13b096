import type { Browser, Locator, Page } from '@playwright/test'
import { getListing } from '@verstak/contracts/listing'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import * as v from 'valibot'
import { reviewLabels as labels } from './benchReviews.texts.ts'
import { DESKTOP_AGENT, PHONE_AGENT } from './measuredPages.ts'
import { openBrowser } from './openBrowser.ts'
import { readShifts, readSlowest, watchInteractions } from './watchInteractions.ts'

const RUNS = 3
/** As Lighthouse's phone. */
const RATE = 4
const TARGETS = { inp: 200, shift: 0.02 }
/** Pixels of one turn of the wheel on the way to the reviews of a product page. */
const TURN = 300

type Press = [name: string, find: (page: Page) => Locator]
const button = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name }).last()
const sheet = (page: Page) => page.getByRole('dialog')
const everywhere: Press[] = [
  ['show more', button(labels.more)],
  ['vote', button(labels.useful)],
  ['open an answer', button(labels.answer)],
  ['close it', button(labels.cancel)],
  ['other tab', (page) => page.getByRole('tab', { name: labels.variant })],
]

const layouts: Record<string, { options: Parameters<Browser['newPage']>[0]; presses: Press[] }> = {
  desktop: {
    options: { userAgent: DESKTOP_AGENT, viewport: { width: 1440, height: 900 } },
    presses: [
      ['filter', (page) => page.getByRole('main').getByRole('radio', { name: labels.five })],
      ['sort', (page) => page.getByRole('main').getByRole('link', { name: labels.usefulness })],
      ...everywhere,
    ],
  },
  phone: {
    options: { userAgent: PHONE_AGENT, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    presses: [
      ['open filters', button(labels.filters)],
      ['filter', (page) => sheet(page).getByRole('radio', { name: labels.five })],
      ['apply', (page) => sheet(page).getByRole('button', { name: labels.apply })],
      ['open sorting', button(labels.byDate)],
      ['sort', (page) => sheet(page).getByText(labels.phoneUsefulness)],
      ['apply sorting', (page) => sheet(page).getByRole('button', { name: labels.show })],
      ...everywhere,
    ],
  },
}

/**
 * The list of reviews, CPU slowed four times: the time from a press to the next paint (INP), and the layout shift of a product
 * page that is scrolled to its end while its reviews and questions come. `BENCH_LAYOUT=phone` measures one layout.
 */
export async function benchReviews(origin: string): Promise<void> {
  const link = await findReviewed(origin)
  const browser = await openBrowser()
  const one = process.env['BENCH_LAYOUT']
  try {
    for (const [name, { options, presses }] of Object.entries(layouts).filter(([layout]) => !one || one === layout)) {
      const runs: Record<string, number>[] = []
      for (let run = 0; run < RUNS; run += 1) {
        const page = await browser.newPage({ ...options, locale: 'ru-RU' })
        runs.push({
          ...(await pressAll(page, `${origin}${link}otzyvy/`, presses)),
          CLS: await scroll(page, origin + link),
        })
        await page.close()
      }
      console.log(
        `\nReviews of ${link}, ${name}, CPU slowed ${RATE} times, ms of ${RUNS} runs; ` +
          `target ≤ ${TARGETS.inp}, CLS of the scrolled product page ≤ ${TARGETS.shift}`,
      )
      console.table(tableOf(runs))
    }
  } finally {
    await browser.close()
  }
}

async function open(page: Page, url: string): Promise<void> {
  const answered = [DEVICE_COOKIES.regionApproved, DEVICE_COOKIES.appBarHidden]
  await page.context().addCookies(answered.map(({ name }) => ({ name, value: '1', url })))
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: RATE })
}

/** Slowest response to each press, ms. */
async function pressAll(page: Page, url: string, presses: readonly Press[]): Promise<Record<string, number>> {
  const figures: Record<string, number> = {}
  await page.addInitScript(watchInteractions)
  await open(page, url)
  for (const [name, find] of presses) {
    const place = find(page)
    if ((await place.count()) === 0) continue
    await place.scrollIntoViewIfNeeded()
    await page.evaluate(readSlowest)
    await place.click()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(300)
    figures[name] = await page.evaluate(readSlowest)
  }
  return figures
}

/** Layout shift of a page that is scrolled to its end by the wheel. */
async function scroll(page: Page, url: string): Promise<number> {
  await open(page, url)
  const { height } = page.viewportSize()!
  for (let turns = 0; turns < 60; turns += 1) {
    await page.evaluate((pixels) => scrollBy({ top: pixels, behavior: 'instant' }), TURN)
    await page.waitForTimeout(120)
    const left = await page.evaluate(() => document.documentElement.scrollHeight - scrollY)
    if (left <= height + 1) break
  }
  await page.waitForLoadState('networkidle')
  return page.evaluate(readShifts)
}

/** Path of the product with the most reviews on the first page of a search. */
async function findReviewed(origin: string): Promise<string> {
  const query = new URLSearchParams({
    ...{ listingType: 'search', id: '0', brandId: '0', searchString: labels.search, sort: 'rating', asc: 'false' },
    ...{ page: '1', filters: '', all: 'false', regionId: '1' },
  })
  const answer = await fetch(`${origin}${getListing.path}?${query}`)
  const { products } = v.parse(getListing.response, await answer.json())
  const [best] = products.toSorted((a, b) => b.reviewsCount - a.reviewsCount)
  if (!best?.reviewsCount) throw new Error(`The store at ${origin} has no reviews`)
  return best.link
}

function tableOf(runs: readonly Record<string, number>[]) {
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => {
      const figures = runs.map((run) => run[name] ?? Number.NaN).toSorted((a, b) => a - b)
      const digits = name === 'CLS' ? 3 : 0
      const [median, worst] = [figures[Math.floor(figures.length / 2)], figures.at(-1)]
      return [name, { median: Number(median?.toFixed(digits)), worst: Number(worst?.toFixed(digits)) }]
    }),
  )
}
