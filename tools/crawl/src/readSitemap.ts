/** Kinds of address that a sitemap's files are named after: `category`, `product`, … */
export type SitemapKind = string

/** Addresses that the store offers to search engines, each with the kind of its file. */
export async function readSitemap(origin: string): Promise<ReadonlyMap<string, SitemapKind>> {
  const kindByAddress = new Map<string, SitemapKind>()
  for (const shard of addressesOf(await readText(`${origin}/sitemap.xml`))) {
    const kind = /([a-z-]+?)(-\d+)?\.xml$/.exec(shard)?.[1] ?? ''
    for (const address of addressesOf(await readText(shard))) kindByAddress.set(address, kind)
  }
  return kindByAddress
}

async function readText(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

const addressesOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!.replaceAll('&amp;', '&'))
