import { createServer } from 'node:net'
import { findFreePort } from './findFreePort.ts'
import { BLOCKED_PORTS, refuseUnusablePorts } from './unusablePorts.ts'

test('each blocked port is one that fetch refuses to call', async () => {
  for (const port of BLOCKED_PORTS)
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ cause: { message: 'bad port' } })
})

test('a store whose health page nobody could ask is refused, and offered ports that all can ask', async () => {
  const refusal = refuseUnusablePorts({
    shell: 4100,
    api: 4101,
    acquirer: 4170,
    identity: 4180,
    shellOps: 4190,
    apiOps: 4191,
  })
  const { message } = await refusal.then(
    () => new Error('not refused'),
    (error: Error) => error,
  )
  expect(message).toContain("Port 4190, meant for the store's health page, is one that browsers refuse to open.")
  const offered = Number(/VERSTAK_PORT=(\d+) npm start/.exec(message)?.[1])
  for (const port of [offered, offered + 1, offered + 70, offered + 80, offered + 90, offered + 91])
    expect(BLOCKED_PORTS).not.toContain(port)
})

test('a program that would answer for localhost by IPv6 is found out', async () => {
  const shell = await findFreePort()
  const holder = createServer()
  const hasIpv6 = await new Promise<boolean>((resolve) => {
    holder.once('error', () => resolve(false))
    holder.listen(shell, '::1', () => resolve(true))
  })
  const rest = { identity: shell + 80, shellOps: shell + 90, apiOps: shell + 91 }
  const ports = { shell, api: shell + 1, acquirer: shell + 70, ...rest }
  const refused = await refuseUnusablePorts(ports).then(
    () => null,
    (error: Error) => error.message,
  )
  holder.close()
  if (hasIpv6) expect(refused).toContain(`Port ${shell}, meant for the store, is taken by`)
  else expect(refused).toBeNull()
})
