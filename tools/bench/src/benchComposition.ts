import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findDataFolder } from '@verstak/tools-database/dataFolder'
import { releasePlaces } from '@verstak/tools-release/releasePlaces'
import { findMeasuredPages } from './measuredPages.ts'
import { CONNECTIONS, loadPage, pageRowOf } from './pageLoad.ts'

/** Does not collide with the ports of the measured store. */
const PORT = 4695
const BROTLI = { 'accept-encoding': 'br' }
const ALONE = join(import.meta.dirname, '../../../dist/apps/shell/server/remoteAlone.cjs')

/**
 * Cost of composition: the category page as shoppers get it, with frame and widgets of other remotes, compared with the
 * same remote's page alone. Both with two workers, the same compression and no cache.
 */
export async function benchComposition(origin: string, dataFolder: string | null): Promise<void> {
  const { category } = await findMeasuredPages(origin)
  const api = new URL(origin)
  api.port = String(Number(api.port) + 1)
  const places = releasePlaces(dataFolder ?? findDataFolder(process.env), process.env)
  const alone = spawn(process.execPath, [ALONE, 'listing'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      NODE_ENV: 'production',
      PORT: String(PORT),
      API_ORIGIN: api.origin,
      VERSTAK_RELEASES: places.releases,
      VERSTAK_TEAM_KEYS: places.teamKeys,
    },
  })
  try {
    const aloneUrl = `http://127.0.0.1:${PORT}${category}`
    await answers(aloneUrl)
    const baseline = await loadPage(aloneUrl, BROTLI)
    const composed = await loadPage(origin + category, BROTLI)
    console.log(`\nComposition of ${category}, brotli, 2 workers, ${CONNECTIONS} connections; target ≥ 0.6`)
    console.table({
      'listing alone (baseline)': pageRowOf(baseline, baseline),
      composed: pageRowOf(composed, baseline),
    })
  } finally {
    alone.kill()
  }
}

async function answers(url: string): Promise<void> {
  for (const endsAt = Date.now() + 30_000; Date.now() < endsAt;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} does not answer`)
}
