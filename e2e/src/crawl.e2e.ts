import { crawlStore } from '@verstak/tools-crawl/crawlStore'
import { judgeCrawl } from '@verstak/tools-crawl/judgeCrawl'
import { readSitemap } from '@verstak/tools-crawl/readSitemap'
import { expect, test } from './fixtures.ts'

/** All departments, and the first categories, brands, numbered pages and products; `crawl.long.e2e.ts` sees all. */
const FIRST_VISITS = 150

test(
  'the first pages that a search engine meets are in the sitemap or on the way there, each its own',
  {
    tag: '@desktop',
  },
  async ({ baseURL }) => {
    test.slow()
    const visits = await crawlStore(baseURL!, { limit: FIRST_VISITS, concurrency: 4 })
    const { visited, others, broken, doubles, aliases } = judgeCrawl(visits, await readSitemap(baseURL!))
    expect({ visited, broken, doubles, aliases }).toEqual({
      visited: FIRST_VISITS,
      broken: [],
      doubles: [],
      aliases: [],
    })
    expect(others.length / visited).toBeLessThanOrEqual(0.05)
  },
)
