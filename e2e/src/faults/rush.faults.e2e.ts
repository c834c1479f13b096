import { readSitemap } from '@verstak/tools-crawl/readSitemap'
import { expect, test } from '../fixtures.ts'
import { USER_AGENTS } from '../userAgents.ts'

/** More than the workers can render within the loader timeout and the time after which a blocked worker is killed. */
const VISITORS = 800

/** Failed pages that were attributed to their remotes. */
const BLAME = /^shell_remote_failures_total\{[^}]*widget=""[^}]*\} (\d+)/gm
const REFUSED = /^shell_pages_refused_total (\d+)/m

interface Answer {
  status: number | 'half a page'
  html: string
  retryAfter: string | null
}

async function visit(address: string): Promise<Answer> {
  const response = await fetch(address, { headers: { 'user-agent': USER_AGENTS.desktop, connection: 'close' } })
  const html = await response.text()
  return {
    status: html.endsWith('</html>') ? response.status : 'half a page',
    html,
    retryAfter: response.headers.get('retry-after'),
  }
}

/** What the workers have counted so far. */
async function readCounts(baseURL: string) {
  const ops = new URL('/metrics', baseURL)
  ops.port = String(Number(ops.port) + 90)
  const text = await (await fetch(ops)).text()
  return {
    blamed: [...text.matchAll(BLAME)].reduce((sum, [, count]) => sum + Number(count), 0),
    refused: Number(REFUSED.exec(text)?.[1] ?? 0),
  }
}

// Among the faults, so that no other test stands in the crowd.
test(
  'a rush of visitors ends no worker: each gets his page, or is asked to come again, which is no release’s fault',
  { tag: '@long' },
  async ({ baseURL }) => {
    const categories = [...(await readSitemap(baseURL!))].filter(([, kind]) => kind === 'category')
    const before = await readCounts(baseURL!)

    const answers = await Promise.all(
      Array.from({ length: VISITORS }, (_, index) => {
        // An address that nobody asks for twice: none is kept.
        const [address] = categories[index % categories.length]!
        return visit(`${address}?filters=price:${1000 + index}-`)
      }),
    )
    const after = await readCounts(baseURL!)

    const isRefused = ({ html }: Answer) => html.includes('Сейчас слишком много посетителей')
    const refused = answers.filter(isRefused)
    const failed = answers.filter((answer) => answer.status === 503 && !isRefused(answer))
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(VISITORS / 8)
    expect(refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '5')).toEqual([])
    expect(after.refused - before.refused).toBe(refused.length)
    // A machine that stalls for seconds may fail accepted pages. Rejected requests are not attributed to a remote.
    expect(after.blamed - before.blamed).toBeLessThanOrEqual(failed.length)
  },
)
