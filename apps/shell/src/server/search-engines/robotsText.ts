/** What is nobody's business but the visitor's, and searches, of which there are endlessly many. */
const CLOSED = ['/api/', '/checkout/', '/pay-order/', '/search/', '/telemetry/', '/user/']
/** Of the query, what makes no other page of a listing. */
const NO_OTHER_PAGE = 'all&asc&filters&orderby&page&searchType'

/** `robots.txt`. The staff's pages are not in it, as nobody else learns that they exist. @param origin see `Host` */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    `Clean-param: ${NO_OTHER_PAGE}`,
    // Sitemaps name whole addresses only.
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n')
}
