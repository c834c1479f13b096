import type { Server } from 'node:net'
import { setImmediate as endOfTurn } from 'node:timers/promises'

/** Those who are here already wait no longer for those who come. */
const LONGEST_MS = 250

/**
 * Follows who comes to a server. A process accepts one connection in each turn of its event loop: while it makes page after
 * page, visitors would wait outside, even those who want only what is at hand.
 *
 * @returns a function that resolves when nobody waits outside any more
 */
export function followArrivals(server: Pick<Server, 'on'>): () => Promise<void> {
  let count = 0
  server.on('connection', () => (count += 1))
  return async () => {
    const endsAt = performance.now() + LONGEST_MS
    let before: number
    // Of the turn that is under way; the next one has a look outside before its end.
    await endOfTurn()
    do {
      before = count
      await endOfTurn()
    } while (count !== before && performance.now() < endsAt)
  }
}
