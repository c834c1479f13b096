/** Only another set of products is loaded, not another look at it. */
export function isOtherComparison({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const keyOf = (url: URL) => `${url.pathname} ${url.searchParams.get('set')}`
  return keyOf(currentUrl) !== keyOf(nextUrl)
}
