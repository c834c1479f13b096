/** A hanging call must not block the queued changes any longer. */
const CALL_TIMEOUT_MS = 15_000

/** Options of cart calls: with a timeout, and `keepalive` to complete when the shopper leaves the page. */
export const changeOptions = () => ({ signal: AbortSignal.timeout(CALL_TIMEOUT_MS), keepalive: true })
