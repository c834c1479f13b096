/** Hears of Back before the router does; windows set it while they need it. */
export const backListener: { hear?: (event: PopStateEvent) => void } = {}

/**
 * Has to be called before the router is made: at a window, listeners run in the order in which they were added, those for
 * the capture phase too.
 */
export function listenForBack(): void {
  window.addEventListener('popstate', (event) => backListener.hear?.(event))
}
