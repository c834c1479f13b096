import type { Browser, Locator, Page } from '@playwright/test'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { pressed } from './benchInp.texts.ts'
import { DESKTOP_AGENT, PHONE_AGENT, findMeasuredPages } from './measuredPages.ts'
import { openBrowser } from './openBrowser.ts'
import { readShifts, readSlowest, watchInteractions } from './watchInteractions.ts'

const RUNS = 3
/** Targets by CPU throttling: 4 = as Lighthouse's phone, 1 = none. */
const TARGETS_MS = { 4: 200, 1: 100 } as const
const MAX_SHIFT = 0.02

interface Interaction {
  name: string
  /** The control to press; undefined where the page has none. */
  find: (page: Page) => Locator
  /** Another interaction than a press. */
  act?: (place: Locator) => Promise<unknown>
}

const results = (page: Page) => page.getByRole('region', { name: pressed.results, exact: true })
const inResults = (name: string | RegExp) => (page: Page) => results(page).getByRole('button', { name }).first()
const everywhere: Interaction[] = [
  { name: 'add', find: inResults(pressed.add) },
  // The window of the added product lies over the page.
  { name: 'go on shopping', find: (page) => page.getByRole('button', { name: pressed.goOn }) },
  { name: 'favourite', find: inResults(pressed.favourite) },
  { name: 'compare', find: inResults(pressed.compare) },
  { name: 'show more', find: inResults(pressed.more) },
]

const layouts = {
  desktop: {
    options: { userAgent: DESKTOP_AGENT, viewport: { width: 1440, height: 900 } },
    interactions: [
      { name: 'filter', find: (page) => valuesIn(page.getByRole('form', { name: pressed.filters })).nth(1) },
      { name: 'sort', find: (page) => page.getByRole('link', { name: pressed.cheapFirst }) },
      ...everywhere,
    ],
  },
  phone: {
    options: { userAgent: PHONE_AGENT, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    interactions: [
      { name: 'open filters', find: (page) => page.getByRole('button', { name: pressed.filters }) },
      { name: 'filter', find: (page) => valuesIn(sheetIn(page)).nth(1) },
      { name: 'apply', find: (page) => sheetIn(page).getByRole('button', { name: pressed.apply }) },
      {
        name: 'sort',
        find: (page) => page.getByRole('combobox', { name: pressed.order }),
        // By a key: a change by script does not count as an interaction.
        act: (select) => select.press('ArrowDown'),
      },
      ...everywhere,
    ],
  },
} satisfies Record<string, { options: Parameters<Browser['newPage']>[0]; interactions: Interaction[] }>

const sheetIn = (page: Page) => page.getByRole('dialog', { name: pressed.filters })
const valuesIn = (place: Locator) => place.locator('input[name="filters"]:enabled')

/**
 * Time from a press on the category page to the next paint (INP), and the layout shift of the page meanwhile.
 * `BENCH_LAYOUT=phone` measures one layout.
 */
export async function benchInp(origin: string): Promise<void> {
  const one = process.env['BENCH_LAYOUT']
  const measured = Object.entries(layouts).filter(([name]) => !one || one === name)
  if (measured.length === 0) throw new Error(`There is no layout ${one} to measure; there are desktop, phone`)
  const { category, facets } = await findMeasuredPages(origin)
  const browser = await openBrowser()
  try {
    for (const [name, { options, interactions }] of measured)
      for (const [rate, target] of Object.entries(TARGETS_MS)) {
        const runs: Record<string, number>[] = []
        for (let run = 0; run < RUNS; run += 1) {
          const page = await browser.newPage({ ...options, locale: 'ru-RU' })
          runs.push(await measure(page, origin + category, Number(rate), interactions))
          await page.close()
        }
        console.log(
          `\nINP of ${category} (${facets} facets), ${name}, CPU slowed ${rate} times, ms of ${RUNS} runs; ` +
            `target ≤ ${target}, CLS ≤ ${MAX_SHIFT}`,
        )
        console.table(tableOf(runs))
      }
  } finally {
    await browser.close()
  }
}

/** Slowest response to each interaction, ms, and the page's layout shift. */
async function measure(page: Page, url: string, rate: number, interactions: readonly Interaction[]) {
  const figures: Record<string, number> = {}
  // A returning visitor: otherwise popups of the store would cover the controls.
  const answered = [DEVICE_COOKIES.regionApproved, DEVICE_COOKIES.appBarHidden]
  await page.context().addCookies(answered.map(({ name }) => ({ name, value: '1', url })))
  await page.addInitScript(watchInteractions)
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  for (const { name, find, act = (place: Locator) => place.click() } of interactions) {
    const place = find(page)
    if ((await place.count()) === 0) continue
    await place.scrollIntoViewIfNeeded()
    await page.evaluate(readSlowest)
    await act(place)
    await settles(page)
    figures[name] = await page.evaluate(readSlowest)
  }
  figures['CLS'] = await page.evaluate(readShifts)
  return figures
}

/** Waits until the network is idle and everything is painted. */
async function settles(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await results(page).and(page.locator('[aria-busy="false"]')).waitFor()
  await page.waitForTimeout(300)
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
