import type { Server } from 'node:net'
import { setImmediate as endOfTurn } from 'node:timers/promises'

/** Longest time that accepted requests wait for further connections. */
const LONGEST_MS = 250

/**
 * Tracks new connections of a server. A process accepts one connection per turn of its event loop. While it renders
 * page after page, other connections would wait in the accept queue, even for requests that can be answered at once.
 *
 * @returns a function that resolves when the accept queue is empty
 */
export function followArrivals(server: Pick<Server, 'on'>): () => Promise<void> {
  let count = 0
  server.on('connection', () => (count += 1))
  return async () => {
    const endsAt = performance.now() + LONGEST_MS
    let before: number
    // End of the current turn; the next one accepts connections before its end.
    await endOfTurn()
    do {
      before = count
      await endOfTurn()
    } while (count !== before && performance.now() < endsAt)
  }
}
