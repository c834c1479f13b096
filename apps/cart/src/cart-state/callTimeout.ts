/** A call that hangs must not hold the changes behind it for longer. */
const CALL_TIMEOUT_MS = 15_000

/** Signal for one call that changes the cart. */
export const callTimeout = () => AbortSignal.timeout(CALL_TIMEOUT_MS)
