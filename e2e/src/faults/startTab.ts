import type { Browser } from '@playwright/test'

const STAY_MS = 1500
/** A document navigation now and then, among those that stay in the tab. */
const MOVES_PER_DOCUMENT = 4

/** A tab whose visitor goes from page to page; stopping it tells what the browser complained of. */
export async function startTab(browser: Browser, paths: readonly string[]) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  let isStopped = false

  const wander = async () => {
    for (let move = 0; !isStopped; move += 1) {
      const path = paths[move % paths.length]!
      if (move % MOVES_PER_DOCUMENT === 0) await page.goto(path, { waitUntil: 'networkidle' })
      else {
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), { href })
          document.body.append(link)
          link.click()
          link.remove()
        }, path)
        await page.waitForURL((url) => url.pathname === path)
      }
      await page.getByRole('heading', { level: 1 }).waitFor()
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
