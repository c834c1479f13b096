import type { StoreEvent } from '@verstak/contracts/analytics'

/** Queue of events that are not sent yet. The deferred analytics code drains it and then replaces `push`. */
export const events: { push(event: StoreEvent): unknown; splice(start: number): StoreEvent[] } = []
