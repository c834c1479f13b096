import { crawlStore } from '@verstak/tools-crawl/crawlStore'
import { judgeCrawl } from '@verstak/tools-crawl/judgeCrawl'
import { readSitemap } from '@verstak/tools-crawl/readSitemap'
import { expect, test } from './fixtures.ts'

test('a search engine comes to an end, having met every page of the sitemap and little else, none twice', async ({
  baseURL,
}) => {
  // 18,000 addresses, each rendered for itself.
  test.setTimeout(30 * 60_000)
  const sitemap = await readSitemap(baseURL!)
  const visits = await crawlStore(baseURL!)
  const { visited, missed, others, broken, doubles, aliases } = judgeCrawl(visits, sitemap)
  expect({ missed, broken, doubles, aliases }).toEqual({ missed: {}, broken: [], doubles: [], aliases: [] })
  expect(others.length / visited).toBeLessThanOrEqual(0.05)
  expect(visited).toBeGreaterThan(sitemap.size)
})
