import { useHost } from '@verstak/host'

/**
 * Returns a check whether a configured URL leads anywhere: to another site, to a file, or to a released page. While
 * the released pages are unknown, the check returns true: an unavailable page answers 503, not 404.
 */
export function useLeads(): (url: string) => boolean {
  const { isServed } = useHost()
  return (url) => {
    const path = url.replace(/[?#].*/s, '')
    const isPage = path.startsWith('/') && path.endsWith('/') && path !== '/'
    return !isPage || isServed === undefined || isServed(path)
  }
}
