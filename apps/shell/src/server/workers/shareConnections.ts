import type { Server } from 'node:net'

/** Connections that follow each other sooner belong to one burst. */
const BURST_MS = 5
const NAP_MS = 0.1

const nothing = new Int32Array(new SharedArrayBuffer(4))

/**
 * Leaves other workers their share of a burst of connections. Whoever wakes first would accept all that wait, in one go, and
 * keep them for as long as they live, those of a proxy for hours; while it naps, another one accepts the next.
 */
export function shareConnections(server: Server): void {
  let last = -Infinity
  server.on('connection', () => {
    if (performance.now() - last < BURST_MS) Atomics.wait(nothing, 0, 0, NAP_MS)
    last = performance.now()
  })
}
