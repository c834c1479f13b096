import type { Page } from '@playwright/test'

/** Bytes on the wire that a page brings before anybody touches it. */
export interface PageBytes {
  js: number
  css: number
}

/**
 * Opens a page and adds up the scripts and style sheets that come until its network rests, as the server has compressed them
 * (brotli for browsers).
 * @param page one that has opened nothing yet: what its browser has in its cache does not count
 */
export async function bytesBeforeInteraction(page: Page, url: string): Promise<PageBytes> {
  const sizes: PageBytes = { js: 0, css: 0 }
  page.on('response', (response) => {
    const kind = /\.(js|css)(\?|$)/.exec(response.url())?.[1]
    if (kind === 'js' || kind === 'css') sizes[kind] += Number(response.headers()['content-length'] ?? 0)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  return sizes
}
