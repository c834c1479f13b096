import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { DESKTOP_AGENT, findMeasuredPages } from './measuredPages.ts'

const CONNECTIONS = 8
const SECONDS = 10
const SHELL_FILES = join(import.meta.dirname, '../../../dist/apps/shell/browser')

/**
 * The server-rendered category page, nothing cached, beside the same bytes as a file of the same server.
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
    const baseline = await load(`${origin}/assets/bench-page.html`)
    const rendered = await load(origin + category)
    console.table({
      'same bytes as a file (baseline)': rowOf(baseline, baseline),
      'server-rendered page': rowOf(rendered, baseline),
    })
  } finally {
    rmSync(file)
  }
}

async function load(url: string): Promise<autocannon.Result> {
  const headers = { 'user-agent': DESKTOP_AGENT }
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 3 })
  return autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS })
}

function rowOf({ requests, latency, non2xx, errors }: autocannon.Result, baseline: autocannon.Result) {
  return {
    'requests/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    failed: non2xx + errors,
    ratio: (requests.average / baseline.requests.average).toFixed(3),
  }
}
