/** A call that hangs must not hold the changes behind it for longer. */
const CALL_TIMEOUT_MS = 15_000

/** How a change of the cart is called: not for ever, and to its end when the shopper leaves the page meanwhile. */
export const changeOptions = () => ({ signal: AbortSignal.timeout(CALL_TIMEOUT_MS), keepalive: true })
