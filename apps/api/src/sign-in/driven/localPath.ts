const HERE = 'http://store.invalid'

/** An address of the store itself as its path; null for anything that leads elsewhere, or could be read so. */
export function localPath(address: string): string | null {
  if (!address.startsWith('/')) return null
  const url = URL.parse(address, HERE)
  if (!url || url.origin !== HERE) return null
  const path = url.pathname + url.search + url.hash
  // `/.//host` is a path here, and another host for the browser that is led to it.
  return /^\/[/\\]/.test(path) ? null : path
}
