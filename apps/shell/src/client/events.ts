import type { StoreEvent } from '@verstak/contracts/analytics'

/** What happened on this page and nobody has passed on yet. The code that does comes late; from then on it is `push`. */
export const events: { push(event: StoreEvent): unknown; splice(start: number): StoreEvent[] } = []
