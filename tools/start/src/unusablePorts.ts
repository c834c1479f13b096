import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { readCommandLine } from '@verstak/tools-database/processIdentity'
import type { Ports } from './settings.ts'

const PURPOSES: Record<keyof Ports, string> = {
  shell: 'the store',
  api: 'its API',
  acquirer: 'its embedded acquirer',
  identity: 'its embedded identity providers',
  shellOps: "the store's health page",
  apiOps: "the API's health page",
}

/** Ports above 1023 that browsers and Node's `fetch` refuse to call ("bad port" of the Fetch standard). */
export const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/**
 * Throws when a port cannot be used. The message has the reason, the process that uses it (if known), and what to do.
 */
export async function refuseUnusablePorts(ports: Ports): Promise<void> {
  for (const name of Object.keys(PURPOSES) as (keyof Ports)[]) {
    const port = ports[name]
    const meant = `Port ${port}, meant for ${PURPOSES[name]},`
    const code = BLOCKED_PORTS.has(port) ? 'blocked' : await tryToListen(port)
    if (code === null) continue
    const start = `VERSTAK_PORT=${await findFreeBase(ports.shell)} npm start`
    if (code === 'blocked')
      throw new Error(`${meant} is one that browsers refuse to open.\nStart on other ports: ${start}`)
    if (code === 'EACCES') throw new Error(`You may not listen on port ${port}. Choose others: ${start}`)
    throw new Error(
      `${meant} is taken by ${describeHolder(port)}.\nStop that program, or start on other ports: ${start}`,
    )
  }
}

/**
 * Null when the port is free on loopback, else the system's error code. The store listens on 127.0.0.1, but browsers try
 * the IPv6 address of `localhost` first: a program there would answer in its place.
 */
async function tryToListen(port: number): Promise<string | null> {
  const code = await tryAt(port, '127.0.0.1')
  if (code !== null) return code
  return (await tryAt(port, '::1')) === 'EADDRINUSE' ? 'EADDRINUSE' : null
}

async function tryAt(port: number, host: string): Promise<string | null> {
  const server = createServer()
  const code = await new Promise<string | null>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    server.listen(port, host, () => resolve(null))
  })
  if (code === null) await new Promise((resolve) => server.close(resolve))
  return code
}

async function findFreeBase(taken: number): Promise<number> {
  const candidates = [4200, 4300, 4400, 4500, 5100, 5200].filter((port) => port !== taken)
  for (const base of candidates) {
    const codes = await Promise.all([base, base + 1, base + 80, base + 90, base + 91].map(tryToListen))
    if (codes.every((code) => code === null)) return base
  }
  return 6100
}

/** The listening process as 'process 123 (command)'; processes of other users stay unnamed. */
function describeHolder(port: number): string {
  const pid = process.platform === 'linux' ? findListenerInProc(port) : findListenerByLsof(port)
  return pid === null
    ? 'another program (perhaps of another user)'
    : `process ${pid} (${readCommandLine(pid).slice(0, 100)})`
}

/** /proc/net/tcp names the socket of a listener, /proc/<pid>/fd its process. */
function findListenerInProc(port: number): number | null {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap(
    (path) => tryTo(() => readFileSync(path, 'utf8').split('\n')) ?? [],
  )
  // Columns: number, local address, remote address, state (0A: listening), …, inode in the 10th.
  const inodes = lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === '0A' && local?.endsWith(`:${hexPort}`))
    .map((columns) => `socket:[${columns[9]}]`)
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const holder = pids.find((pid) =>
    (tryTo(() => readdirSync(`/proc/${pid}/fd`)) ?? []).some((fd) =>
      inodes.includes(tryTo(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? ''),
    ),
  )
  return holder === undefined ? null : Number(holder)
}

function findListenerByLsof(port: number): number | null {
  const args = ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN']
  return Number(tryTo(() => execFileSync('lsof', args, { encoding: 'utf8', stdio: 'pipe' }))?.split('\n')[0]) || null
}

function tryTo<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}
