/** Listener for Back that runs before the router's; windows set it while they need it. */
export const backListener: { hear?: (event: PopStateEvent) => void } = {}

/**
 * Must be called before the router is created: listeners of `window` run in the order of their registration, in the
 * capture phase too.
 */
export function listenForBack(): void {
  window.addEventListener('popstate', (event) => backListener.hear?.(event))
}
