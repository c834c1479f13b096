/** Only another list is loaded. */
export function isOtherList({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const keyOf = ({ pathname, searchParams }: URL) =>
    `${pathname} ${searchParams.get('listGuid')} ${searchParams.get('sharingKey')}`
  return keyOf(currentUrl) !== keyOf(nextUrl)
}
