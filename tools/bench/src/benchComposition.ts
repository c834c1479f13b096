import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findDataFolder } from '@verstak/tools-database/dataFolder'
import { releasePlaces } from '@verstak/tools-release/releasePlaces'
import autocannon from 'autocannon'
import { DESKTOP_AGENT, findMeasuredPages } from './measuredPages.ts'

const CONNECTIONS = 8
const SECONDS = 10
const PORT = 4690
const ALONE = join(import.meta.dirname, '../../../dist/apps/shell/server/alone.cjs')

/**
 * What composing costs: the category page as shoppers get it, with frame and widgets of other remotes, beside the
 * same remote's page rendered alone. Two workers and the same compression for both, nothing cached.
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
    const baseline = await load(aloneUrl)
    const composed = await load(origin + category)
    console.log(`\nComposition of ${category}, brotli, 2 workers, ${CONNECTIONS} connections; target ≥ 0.6`)
    console.table({ 'listing alone (baseline)': rowOf(baseline, baseline), composed: rowOf(composed, baseline) })
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

async function load(url: string): Promise<autocannon.Result> {
  const headers = { 'user-agent': DESKTOP_AGENT, 'accept-encoding': 'br' }
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 3 })
  return autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS })
}

function rowOf({ requests, latency, non2xx, errors }: autocannon.Result, baseline: autocannon.Result) {
  return {
    'pages/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    failed: non2xx + errors,
    ratio: (requests.average / baseline.requests.average).toFixed(3),
  }
}
