/**
 * An address whose percents are no percent encoding (`/%`, `/%ff`, a link that was cut off), with each of them written as the
 * character that it is. It leads nowhere, but to the store's own page that says so instead of a refusal by the router.
 */
export function readableUrl(url: string): string {
  const end = /[?#]|$/.exec(url)?.index ?? url.length
  const path = url.slice(0, end)
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(end)
}

function isReadable(path: string): boolean {
  try {
    return !path.includes('%') || decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
