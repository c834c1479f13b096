interface Navigator {
  navigate(to: string, options: { preventScrollReset: boolean }): Promise<void>
}

/**
 * Turns clicks on plain links into client navigations. So links work before the page's code is loaded, and remotes need
 * no router of their own for them.
 *
 * @param isKnown whether a pathname is a page of the store; any other link loads a document
 */
export function navigateByLinks(router: Navigator, isKnown: (pathname: string) => boolean): void {
  // On the window: runs after React's handlers, which may have cancelled the click.
  window.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return
    if (link.origin !== location.origin || !isKnown(link.pathname)) return
    // The browser handles anchors within the page.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return
    event.preventDefault()
    // Within one route the page scrolls smoothly, see `followNavigations`.
    const preventScrollReset = !link.hash && withoutPage(link.pathname) === withoutPage(location.pathname)
    void router.navigate(link.pathname + link.search + link.hash, { preventScrollReset })
  })
}

/** Pathname without the page number of a listing. */
export const withoutPage = (pathname: string) => pathname.replace(/page\d+\/$/, '')
