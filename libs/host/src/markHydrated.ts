/**
 * Removes the attribute `data-unhydrated` from a server-rendered element. `earlyClicks.ts` of the shell then replays
 * the clicks that it deferred inside the element. Call it in the commit that attaches the handlers, as a `ref` or in
 * a layout effect: otherwise a click in between would be handled twice. Elements rendered in the browser do not have
 * the attribute.
 */
export const markHydrated = (element: Element | null): void => element?.removeAttribute('data-unhydrated')
