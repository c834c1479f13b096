import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { openWorkshop } from './openWorkshop.ts'

const listen = async (port: number, answer = 'ok'): Promise<Server> => {
  const server = createServer((_, response) => response.end(answer)).listen(port)
  await once(server, 'listening')
  return server
}

const close = (server: Server) => new Promise((resolve) => server.close(resolve))

async function findPort(): Promise<number> {
  const server = await listen(0)
  const { port } = server.address() as AddressInfo
  await close(server)
  return port
}

test('the address is said once the stories are served', async () => {
  const port = await findPort()
  const said: string[] = []
  let saidBefore = 0
  const run = async () => {
    await sleep(400)
    saidBefore = said.length
    const server = await listen(port)
    while (said.length === saidBefore) await sleep(20)
    server.closeAllConnections()
    await close(server)
  }
  await openWorkshop(port, run, (text) => said.push(text))
  expect(said).toHaveLength(saidBefore + 1)
  expect(said.at(-1)).toContain(`The workshop of Verstak is open: http://localhost:${port}/`)
})

test('a taken port is said, and nothing else is opened in its place', async () => {
  const holder = await listen(0)
  const { port } = holder.address() as AddressInfo
  const run = jest.fn(async () => {})
  await expect(openWorkshop(port, run, () => {})).rejects.toThrow(
    `Port ${port} is taken. Choose another one: WORKSHOP_PORT=${port + 1} npm run workshop`,
  )
  expect(run).not.toHaveBeenCalled()
  await close(holder)
})

test('what ends without having served says no address', async () => {
  const said: string[] = []
  await openWorkshop(
    await findPort(),
    async () => {},
    (text) => said.push(text),
  )
  await sleep(300)
  expect(said.join('\n')).not.toContain('http')
})
