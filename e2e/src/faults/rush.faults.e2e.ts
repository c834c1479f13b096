import { readSitemap } from '@verstak/tools-crawl/readSitemap'
import { expect, test } from '../fixtures.ts'
import { USER_AGENTS } from '../userAgents.ts'

/** More than the workers make in the time after which one that stands still is ended. */
const VISITORS = 400

// Among the faults, so that no other test stands in the crowd.
test(
  'a rush of visitors ends no worker: each gets his page, or is asked to come again',
  { tag: '@long' },
  async ({ baseURL }) => {
    const categories = [...(await readSitemap(baseURL!))].filter(([, kind]) => kind === 'category')
    const visit = async (index: number) => {
      // An address that nobody asks for twice: none is kept.
      const [address] = categories[index % categories.length]!
      const answer = await fetch(`${address}?filters=price:${1000 + index}-`, {
        headers: { 'user-agent': USER_AGENTS.desktop, connection: 'close' },
      })
      return (await answer.text()).endsWith('</html>') ? answer.status : 'half a page'
    }
    const answers = await Promise.all(
      Array.from({ length: VISITORS }, (_, index) => visit(index).catch((error: unknown) => String(error))),
    )
    expect(answers.filter((answer) => answer !== 200 && answer !== 503)).toEqual([])
    expect(answers.filter((answer) => answer === 200).length).toBeGreaterThan(VISITORS / 4)
  },
)
