/** @jest-environment node */
import { EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { followArrivals } from './followArrivals.ts'

/** Wait for systems that do not expose the length of the accept queue. */
const BLOCKED_MS = 100
const LONGEST_MS = 10_000

/** Number of connections in the accept queue; null when the system does not expose it. */
function countQueued(port: number): number | null {
  try {
    const listening = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')} 00000000:0000 0A `
    const row = readFileSync('/proc/net/tcp', 'utf8')
      .split('\n')
      .find((line) => line.includes(listening))
    return row ? Number.parseInt(row.split(listening)[1]!.split(':')[1]!, 16) : null
  } catch {
    return null
  }
}

/** Blocks the process, like the rendering of a page, until this many connections are in the accept queue. */
function blockUntilQueued(port: number, count: number): void {
  const startedAt = performance.now()
  const isOver = () => {
    const queued = countQueued(port)
    return performance.now() - startedAt > (queued === null ? BLOCKED_MS : LONGEST_MS) || queued === count
  }
  while (!isOver());
}

test('all who wait outside are let in first', async () => {
  const server = createServer()
  let accepted = 0
  server.on('connection', () => (accepted += 1))
  const untilAccepted = followArrivals(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'))
  // The connections start at the end of this tick, before any other event is processed.
  await new Promise<void>((resolve) => process.nextTick(resolve))
  blockUntilQueued(port, sockets.length)
  expect(accepted).toBe(0)
  await untilAccepted()
  expect(accepted).toBe(40)
  for (const socket of sockets) socket.destroy()
  server.close()
})

test('where nobody comes, nobody waits', async () => {
  const untilAccepted = followArrivals(new EventEmitter() as never)
  let turns = 0
  const count = () => {
    turns += 1
    if (turns < 100) setImmediate(count)
  }
  setImmediate(count)
  await untilAccepted()
  expect(turns).toBeLessThan(5)
})

test('whoever is here does not wait for ever for those who come', async () => {
  const server = new EventEmitter()
  const untilAccepted = followArrivals(server as never)
  let isOver = false
  const come = () => {
    server.emit('connection')
    if (!isOver) setImmediate(come)
  }
  come()
  await untilAccepted()
  isOver = true
})
