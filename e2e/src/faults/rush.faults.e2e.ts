import { readSitemap } from '@verstak/tools-crawl/readSitemap'
import { expect, test } from '../fixtures.ts'
import { USER_AGENTS } from '../userAgents.ts'

/** More than the workers make in the time that loaders have, and in that after which a worker that stands still is ended. */
const VISITORS = 800

/** Pages that were put down to their remotes. */
const BLAME = /^shell_remote_failures_total\{[^}]*widget=""[^}]*\} (\d+)/gm
const REFUSED = /^shell_pages_refused_total (\d+)/m

interface Answer {
  status: number | 'half a page'
  html: string
  retryAfter: string | null
  ms: number
}

async function visit(address: string): Promise<Answer> {
  const startedAt = performance.now()
  const response = await fetch(address, { headers: { 'user-agent': USER_AGENTS.desktop, connection: 'close' } })
  const html = await response.text()
  return {
    status: html.endsWith('</html>') ? response.status : 'half a page',
    html,
    retryAfter: response.headers.get('retry-after'),
    ms: performance.now() - startedAt,
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
  'a rush of visitors ends no worker and is no release’s fault: each gets his page, or is asked to come again',
  { tag: '@long' },
  async ({ baseURL }) => {
    const categories = [...(await readSitemap(baseURL!))].filter(([, kind]) => kind === 'category')
    // Both workers have it now.
    for (let count = 0; count < 12; count += 1) await visit(baseURL!)
    const before = await readCounts(baseURL!)

    const rush = Promise.all(
      Array.from({ length: VISITORS }, (_, index) => {
        // An address that nobody asks for twice: none is kept.
        const [address] = categories[index % categories.length]!
        return visit(`${address}?filters=price:${1000 + index}-`)
      }),
    )
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const kept = await visit(baseURL!)
    const answers = await rush
    const after = await readCounts(baseURL!)

    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(answers.length - refused.length).toBeGreaterThan(VISITORS / 8)
    // Nobody waits for his turn and then for a page that failed.
    for (const { html, retryAfter } of refused) {
      expect(html).toContain('Сейчас слишком много посетителей')
      expect(retryAfter).toBe('5')
    }
    expect(after).toEqual({ blamed: before.blamed, refused: before.refused + refused.length })
    // Who wants a page that is kept stands in no line.
    expect(kept.status).toBe(200)
    expect(kept.ms).toBeLessThan(Math.max(...answers.map(({ ms }) => ms)) / 2)
  },
)
