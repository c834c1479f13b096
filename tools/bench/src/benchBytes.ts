import { rmSync } from 'node:fs'
import { bytesBeforeInteraction } from './bytesBeforeInteraction.ts'
import { buildFloor } from './buildFloor.ts'
import { PHONE_AGENT, findMeasuredPages } from './measuredPages.ts'
import { openBrowser } from './openBrowser.ts'

/** JavaScript and CSS that a page loads before the first interaction, brotli, compared with the libraries alone. */
export async function benchBytes(origin: string): Promise<void> {
  const { home, category, product, cart, legal } = await findMeasuredPages(origin)
  const floor = await buildFloor()
  const browser = await openBrowser()
  const rows: Record<string, object> = { 'floor: React, router, query, federation': rowOf(floor, 0, floor) }
  try {
    for (const [name, path] of Object.entries({ home, category, product, cart, legal })) {
      const page = await browser.newPage({ userAgent: PHONE_AGENT, viewport: { width: 390, height: 844 } })
      const { js, css } = await bytesBeforeInteraction(page, origin + path)
      rows[name] = rowOf(js, css, floor)
      await page.close()
    }
  } finally {
    await browser.close()
    rmSync('dist/bench', { recursive: true, force: true })
  }
  console.log('\nBytes before the first interaction (brotli)')
  console.table(rows)
}

function rowOf(js: number, css: number, floor: number) {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  return { 'JS kB': kilobytes(js), 'JS over floor kB': kilobytes(js - floor), 'CSS kB': kilobytes(css) }
}
