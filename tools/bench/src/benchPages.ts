import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import { listRegions } from '@verstak/contracts/region'
import type { Request } from 'autocannon'
import * as v from 'valibot'
import { getJson } from './apiLoad.ts'
import { DESKTOP_AGENT, findMeasuredPages } from './measuredPages.ts'
import { loadPage, loadPagesOnce, pageRowOf } from './pageLoad.ts'

const SHELL_FILES = join(import.meta.dirname, '../../../dist/apps/shell/browser')

/** A returning guest with products in his cart. */
const VISITOR = 'visitor_id=bench-visitor-0123456789; has_cart=1; cartToken=bench; region_approved=1; vi_rr_id=bench'

/** Number of pages of the category that are requested in each town. */
const PAGES_OF_TOWN = 8

/**
 * The category page, rendered for each visitor and cached for guests with carts, compared with the same bytes as a
 * static file of the same server. Requests without gzip bypass the page cache. A page that is rendered again finds its
 * tiles in caches. A new page of a new town finds nothing in the caches of shell and API. Load generator, shell, API
 * and database share this machine.
 */
export async function benchPages(origin: string): Promise<void> {
  const { category, facets } = await findMeasuredPages(origin)
  const html = await (await fetch(origin + category, { headers: { 'user-agent': DESKTOP_AGENT } })).text()
  const tiles = html.match(/<article/g)?.length ?? 0
  console.log(
    `\nCategory page ${category}: ${Math.round(html.length / 1024)} Ki characters, ${tiles} tiles, ${facets} facets`,
  )

  const file = join(SHELL_FILES, 'bench-page.html')
  writeFileSync(file, html)
  try {
    const baseline = await loadPage(`${origin}/assets/bench-page.html`)
    const rendered = await loadPage(origin + category)
    const firstTime = await loadPagesOnce(origin, await findNewPages(origin, category))
    const visitor = { 'accept-encoding': 'gzip, br', cookie: VISITOR }
    const kept = await loadPage(origin + category, visitor)
    const cachedHome = await loadPage(`${origin}/`, visitor)
    console.table({
      'same bytes as a file (baseline)': pageRowOf(baseline, baseline),
      'server-rendered page': pageRowOf(rendered, baseline),
      'pages of other towns, each once': pageRowOf(firstTime, baseline),
      'kept page, visitors with cookies and carts': pageRowOf(kept, baseline),
      'kept home page, the same visitors': pageRowOf(cachedHome, baseline),
    })
  } finally {
    rmSync(file)
  }
}

/** The pages of the category in one town after another; the first town varies from run to run. */
async function findNewPages(origin: string, category: string): Promise<Request[]> {
  const { data: regions } = v.parse(listRegions.response, await getJson(origin + listRegions.path))
  const first = Math.floor(Date.now() / 1000) % regions.length
  const towns = [...regions.slice(first), ...regions.slice(0, first)]
  return towns.flatMap(({ id }) =>
    Array.from({ length: PAGES_OF_TOWN }, (_, place) => ({
      path: `${category}page${place + 2}/`,
      headers: { 'user-agent': DESKTOP_AGENT, cookie: `${SERVER_COOKIES.activeRegion.name}=${id}` },
    })),
  )
}
