import type { Browser, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

const STAY_MS = 1500
/** A document navigation now and then, among those that stay in the tab. */
const MOVES_PER_DOCUMENT = 4

const TOGGLES = [/^Добавить в избранное: /, /^Добавить к сравнению: /]

/** Marks the first product of the page, or takes its marks away: their remotes have no pages to go to. */
async function pressToggles(page: Page): Promise<void> {
  for (const name of TOGGLES) {
    const toggles = page.getByRole('main').getByRole('button', { name })
    if ((await toggles.count()) === 0) continue
    // Rows that come late may stand before what is the first now.
    const label = (await toggles.first().getAttribute('aria-label'))!
    const toggle = page.getByRole('main').getByRole('button', { name: label, exact: true }).first()
    const before = await toggle.getAttribute('aria-pressed')
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true', { timeout: 30_000 })
  }
}

/** A tab whose visitor goes from page to page and marks products; stopping it tells what the browser complained of. */
export async function startTab(browser: Browser, paths: readonly string[]) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  let isStopped = false

  const heading = page.getByRole('heading', { level: 1 })
  const wander = async () => {
    for (let move = 0; !isStopped; move += 1) {
      const path = paths[move % paths.length]!
      if (move % MOVES_PER_DOCUMENT === 0) await page.goto(path, { waitUntil: 'networkidle' })
      else {
        const left = await heading.innerText()
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), { href })
          document.body.append(link)
          link.click()
          link.remove()
        }, path)
        await page.waitForURL((url) => url.pathname === path)
        // The page that is being left stays until the new one can be shown.
        await expect(heading).not.toHaveText(left, { timeout: 30_000 })
      }
      await heading.waitFor()
      await pressToggles(page)
      await page.waitForTimeout(STAY_MS)
    }
  }
  const wandering = wander().catch((error: unknown) => {
    complaints.push(String(error))
  })

  return {
    stop: async () => {
      isStopped = true
      await wandering
      await context.close()
      return complaints
    },
  }
}
