import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DESKTOP_AGENT, findMeasuredPages } from './measuredPages.ts'
import { loadPage, pageRowOf } from './pageLoad.ts'

const SHELL_FILES = join(import.meta.dirname, '../../../dist/apps/shell/browser')

/** A guest who has been here before and has filled his cart. */
const VISITOR = 'visitor_id=bench-visitor-0123456789; has_cart=1; cartToken=bench; region_approved=1; vi_rr_id=bench'

/**
 * The category page, rendered for each visitor and kept for guests with carts, beside the same bytes as a file of the
 * same server. Who reads no gzip gets no kept page.
 * Load generator, shell, API and database share this machine.
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
    const visitor = { 'accept-encoding': 'gzip, br', cookie: VISITOR }
    const kept = await loadPage(origin + category, visitor)
    const keptHome = await loadPage(`${origin}/`, visitor)
    console.table({
      'same bytes as a file (baseline)': pageRowOf(baseline, baseline),
      'server-rendered page': pageRowOf(rendered, baseline),
      'kept page, visitors with cookies and carts': pageRowOf(kept, baseline),
      'kept home page, the same visitors': pageRowOf(keptHome, baseline),
    })
  } finally {
    rmSync(file)
  }
}
