import { crawlStore } from './crawlStore.ts'
import { judgeCrawl } from './judgeCrawl.ts'
import { readSitemap } from './readSitemap.ts'

/** `npm run crawl -- http://localhost:4000`: crawls a running store as a search engine does and prints its findings. */
const SHOWN = 12
const origin = new URL(process.argv[2] ?? 'http://localhost:4000').origin
const startedAt = performance.now()
let count = 0
const visits = await crawlStore(origin, {
  onVisit: (_, known) => {
    count += 1
    if (count % 1000 === 0) console.log(`${count} of ${known} known addresses`)
  },
})
const { visited, missed, others, broken, doubles, aliases } = judgeCrawl(visits, await readSitemap(origin))
const seconds = Math.round((performance.now() - startedAt) / 1000)
console.log(`${visited} addresses in ${seconds} s, ${((100 * others.length) / visited).toFixed(1)} % other`)
tell('in the sitemap, but no link leads there', Object.values(missed).flat())
tell(
  'other addresses',
  others.map(({ address, from }) => `${address} from ${from}`),
)
tell(
  'broken',
  broken.map(({ status, address, from }) => `${status} ${address} from ${from}`),
)
tell(
  'same title and canonical address',
  doubles.map((pair) => pair.join(' and ')),
)
tell(
  'kept under another address than their canonical one',
  aliases.map(({ address, canonical }) => `${address}, ${canonical}`),
)

function tell(what: string, addresses: readonly string[]): void {
  console.log(`\n${addresses.length} ${what}`)
  for (const address of addresses.slice(0, SHOWN)) console.log(`  ${address}`)
  if (addresses.length > SHOWN) console.log('  …')
}
