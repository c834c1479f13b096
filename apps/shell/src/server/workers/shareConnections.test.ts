/** @jest-environment node */
import { Server } from 'node:net'
import { shareConnections } from './shareConnections.ts'

test('a worker naps in a burst of connections, so that others get some, and not for one that comes alone', () => {
  const nap = jest.spyOn(Atomics, 'wait').mockReturnValue('timed-out')
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000)
  const server = new Server()
  shareConnections(server)
  server.emit('connection')
  expect(nap).not.toHaveBeenCalled()
  server.emit('connection')
  server.emit('connection')
  expect(nap).toHaveBeenCalledTimes(2)
  clock.mockReturnValue(1010)
  server.emit('connection')
  expect(nap).toHaveBeenCalledTimes(2)
})
