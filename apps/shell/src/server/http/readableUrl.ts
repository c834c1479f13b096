/**
 * Escapes percent signs that are no percent encoding (`/%`, `/%ff`, a truncated link). Such an address then gets the
 * store's 404 page instead of the router's error.
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
