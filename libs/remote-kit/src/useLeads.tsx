import { useHost } from '@verstak/host'

/**
 * Says whether an address that the shop has set leads anywhere: to another site, to a file, or to a page that is
 * released. While nobody knows what is released, it does: such a page is a 503, not a 404.
 */
export function useLeads(): (url: string) => boolean {
  const { isServed } = useHost()
  return (url) => {
    const path = url.replace(/[?#].*/s, '')
    const isPage = path.startsWith('/') && path.endsWith('/') && path !== '/'
    return !isPage || isServed === undefined || isServed(path)
  }
}
