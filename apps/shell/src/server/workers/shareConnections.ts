import type { Server } from 'node:net'

/** Longest gap between the connections of one burst. */
const BURST_MS = 5
const NAP_MS = 0.1

const nothing = new Int32Array(new SharedArrayBuffer(4))

/**
 * Shares a burst of connections between workers. Otherwise the worker that wakes first would accept all waiting
 * connections at once and keep them until they close; those of a proxy stay open for hours. While it pauses, another
 * one accepts.
 */
export function shareConnections(server: Server): void {
  let last = -Infinity
  server.on('connection', () => {
    if (performance.now() - last < BURST_MS) Atomics.wait(nothing, 0, 0, NAP_MS)
    last = performance.now()
  })
}
