/** Private addresses, and those whose number is unlimited: searches, and the sign-in, which knows where it leads back to. */
const CLOSED = ['/api/', '/auth/', '/checkout/', '/login/', '/pay-order/', '/search/', '/telemetry/', '/user/']
/** Query parameters that do not make a different page of a listing. */
const NO_OTHER_PAGE = 'all&asc&filters&orderby&page&searchType'

/** `robots.txt`. It must not reveal staff pages, so it does not list them. @param origin see `Host` */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    `Clean-param: ${NO_OTHER_PAGE}`,
    // Sitemaps need absolute addresses.
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n')
}
