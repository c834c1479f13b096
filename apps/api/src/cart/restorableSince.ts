/** A removed line can be brought back for an hour: a visit of the cart, and no more. */
const RESTORABLE_MS = 60 * 60 * 1000

/** Lines that were removed before this moment are gone. */
export const restorableSince = (now: Date) => new Date(now.getTime() - RESTORABLE_MS)
