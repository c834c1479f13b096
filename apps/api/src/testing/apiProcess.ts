import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../..')
const NODE = join(ROOT, 'node_modules/.bin/node')

/** The whole API as `npm start` runs it, in a separate process. */
export interface ApiProcess {
  child: ChildProcess
  url: string
  opsUrl: string
  /** Exit code and output. */
  ended: Promise<{ code: number | null; output: string }>
}

/** Two different ones. */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()] as const
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const [one, other] = servers.map((server) => (server.address() as AddressInfo).port)
  for (const server of servers) await new Promise((resolve) => server.close(resolve))
  return [one!, other!]
}

/** Starts it on free ports, without waiting until it is ready. */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const [port, opsPort] = await freePorts()
  const child = spawn(NODE, ['apps/api/src/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], PORT: String(port), OPS_PORT: String(opsPort), ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
  return { child, url: `http://127.0.0.1:${port}`, opsUrl: `http://127.0.0.1:${opsPort}`, ended }
}

/** @throws when it ends before it is ready */
export async function waitUntilReady({ opsUrl, ended }: ApiProcess): Promise<void> {
  let isOver = false
  void ended.then(() => (isOver = true))
  while (!isOver) {
    const answer = await fetch(`${opsUrl}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The API ended: ${(await ended).output}`)
}
