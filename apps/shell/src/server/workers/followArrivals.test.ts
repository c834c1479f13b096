/** @jest-environment node */
import { EventEmitter, once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { followArrivals } from './followArrivals.ts'

const BLOCKED_MS = 100

test('all who wait outside are let in first', async () => {
  const server = createServer()
  let accepted = 0
  server.on('connection', () => (accepted += 1))
  const untilAccepted = followArrivals(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'))
  const isBlockedUntil = performance.now() + BLOCKED_MS
  // As by a page that is made: the system takes connections meanwhile, the process does not.
  while (performance.now() < isBlockedUntil);
  expect(accepted).toBe(0)
  await untilAccepted()
  expect(accepted).toBe(40)
  for (const socket of sockets) socket.destroy()
  server.close()
})

test('where nobody comes, nobody waits', async () => {
  const untilAccepted = followArrivals(new EventEmitter() as never)
  const startedAt = performance.now()
  await untilAccepted()
  expect(performance.now() - startedAt).toBeLessThan(200)
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
