import type { Page } from '@playwright/test'
import { holdLateCode } from './holdLateCode.ts'

/** Transferred bytes of a page before the first interaction. */
export interface PageBytes {
  js: number
  css: number
}

/**
 * Opens a page and sums the scripts and style sheets that load until the network is idle, as compressed by the server
 * (brotli for browsers).
 * @param page a fresh page: files in the browser's cache are not counted
 */
export async function bytesBeforeInteraction(page: Page, url: string): Promise<PageBytes> {
  await holdLateCode(page)
  const sizes: PageBytes = { js: 0, css: 0 }
  page.on('response', (response) => {
    const kind = /\.(js|css)(\?|$)/.exec(response.url())?.[1]
    if (kind === 'js' || kind === 'css') sizes[kind] += Number(response.headers()['content-length'] ?? 0)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  if (sizes.js === 0) await waitForScripts(page)
  return sizes
}

/** Scripts wait for the first picture: on a busy machine the network may be idle for half a second before they start. */
async function waitForScripts(page: Page): Promise<void> {
  await page.waitForResponse((response) => /\.js(\?|$)/.test(response.url()))
  await page.waitForTimeout(1000)
}
