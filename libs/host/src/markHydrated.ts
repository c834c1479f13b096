/**
 * Takes the mark `data-unhydrated` from an element of the server's markup: presses on what is in it, which
 * `earlyClicks.ts` of the shell has held back, are made now. To be called in the commit that attaches the handlers, as a
 * `ref` or in a layout effect: a press in between would be heard twice. What the browser renders has no mark.
 */
export const markHydrated = (element: Element | null): void => element?.removeAttribute('data-unhydrated')
