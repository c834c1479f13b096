/** An entry of a sitemap: path, and ISO 8601 time of the last change or null. */
export interface SitemapEntry {
  path: string
  updatedAt: string | null
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A sitemap index. */
export function sitemapIndex(origin: string, entries: readonly SitemapEntry[]): string {
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.map((entry) => elementOf('sitemap', origin, entry)).join('')}</sitemapindex>\n`
}

/** A sitemap, streamed in portions. */
export async function* sitemapOf(
  origin: string,
  portions: AsyncIterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`
  for await (const entries of portions) yield entries.map((entry) => elementOf('url', origin, entry)).join('')
  yield '</urlset>\n'
}

function elementOf(name: 'url' | 'sitemap', origin: string, { path, updatedAt }: SitemapEntry): string {
  const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
  // `URL` percent-encodes non-ASCII characters; of XML's special characters only these two remain.
  const address = new URL(path, origin).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
  return `<${name}><loc>${address}</loc>${changed}</${name}>\n`
}
