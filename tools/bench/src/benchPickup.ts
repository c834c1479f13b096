import { writeFileSync } from 'node:fs'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { addPickupPoints } from './addPickupPoints.ts'
import { pickupLabels } from './benchPickup.texts.ts'
import { DESKTOP_AGENT, PHONE_AGENT, findMeasuredPages } from './measuredPages.ts'
import { openBrowser } from './openBrowser.ts'
import { readListed, watchList } from './watchList.ts'

const POINTS = 5_000
const RUNS = 3
/** As Lighthouse's phone. */
const RATE = 4
/** How long typing rests before the list follows (PICKUP-029), ms. */
const DEBOUNCE_MS = 500
const TARGETS_MS = { open: 300, filter: 100 }

const layouts = {
  desktop: { userAgent: DESKTOP_AGENT, viewport: { width: 1440, height: 900 } },
  phone: { userAgent: PHONE_AGENT, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

/**
 * The window of pickup points of a region with 5,000: from the press until the list is painted (with its code and the
 * answer of the API), from a press on a filter, and from the last key of the search, beyond its 500 ms. The CPU is slowed
 * four times. A store at VERSTAK_URL is measured with the points that it has. `BENCH_PROFILE=file` writes a CPU profile
 * of one run, `BENCH_LAYOUT=phone` measures one layout.
 */
export async function benchPickup(origin: string, dataFolder: string | null): Promise<void> {
  if (dataFolder) await addPickupPoints(dataFolder, POINTS)
  const { product } = await findMeasuredPages(origin)
  const browser = await openBrowser()
  try {
    const one = process.env['BENCH_LAYOUT']
    for (const [name, options] of Object.entries(layouts).filter(([layout]) => !one || one === layout)) {
      const runs = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser, options, origin + product, run))
      console.log(
        `\nPickup window, ${name}, ${runs[0]!.points} points, CPU slowed ${RATE} times, ms of ${RUNS} runs; ` +
          `targets: opening ≤ ${TARGETS_MS.open}, filtering ≤ ${TARGETS_MS.filter}`,
      )
      console.table({
        opening: summary(runs.map(({ open }) => open)),
        'opening again': summary(runs.map(({ again }) => again)),
        'a filter': summary(runs.map(({ filter }) => filter)),
        'the search, beyond 500 ms': summary(runs.map(({ search }) => search - DEBOUNCE_MS)),
      })
    }
  } finally {
    await browser.close()
  }
}

async function measure(browser: Browser, options: Parameters<Browser['newPage']>[0], url: string, run: number) {
  const page = await browser.newPage({ ...options, locale: 'ru-RU' })
  // A returning visitor: otherwise popups of the store would cover the controls.
  const answered = [DEVICE_COOKIES.regionApproved, DEVICE_COOKIES.appBarHidden]
  await page.context().addCookies(answered.map(({ name }) => ({ name, value: '1', url })))
  await page.addInitScript(watchList)
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: RATE })
  const file = run === 0 ? process.env['BENCH_PROFILE'] : undefined
  if (file) await startProfile(session)

  const opener = page.getByRole('button', { name: pickupLabels.open })
  const open = await listed(page, () => opener.click())
  const points = await page.locator('[aria-setsize]').first().getAttribute('aria-setsize')
  await page.waitForTimeout(2000)
  const filter = await listed(page, () => page.getByRole('button', { name: pickupLabels.inStock }).click())
  await page.waitForTimeout(1000)
  await listed(page, () => page.getByRole('button', { name: pickupLabels.inStock }).click())
  await page.waitForTimeout(1000)
  const field = page.getByRole('searchbox', { name: pickupLabels.search })
  const search = await listed(page, () => field.pressSequentially(pickupLabels.typed))
  await page.waitForTimeout(1000)
  if (file) writeFileSync(file, await stopProfile(session))
  await page.getByRole('dialog').getByRole('button', { name: pickupLabels.close }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const again = await listed(page, () => opener.click())
  await page.close()
  return { points, open, again, filter, search }
}

/** Milliseconds from the last input event of an action until another list is painted. */
async function listed(page: Page, act: () => Promise<unknown>): Promise<number> {
  const waiting = page.evaluate(readListed)
  await act()
  return waiting
}

async function startProfile(session: CDPSession): Promise<void> {
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: 500 })
  await session.send('Profiler.start')
}

const stopProfile = async (session: CDPSession) => JSON.stringify((await session.send('Profiler.stop')).profile)

function summary(figures: readonly number[]) {
  const sorted = figures.toSorted((a, b) => a - b)
  const [median, best, worst] = [sorted[Math.floor(sorted.length / 2)]!, sorted[0]!, sorted.at(-1)!]
  return { median: Math.round(median), best: Math.round(best), worst: Math.round(worst) }
}
