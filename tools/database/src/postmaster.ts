import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findStartTime, readCommandLine } from './processIdentity.ts'
import type { ServerUser } from './serverUser.ts'

const POLL_MS = 10
/** Recovery after a power cut replays at most max_wal_size (1 GB). */
const READY_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 30_000
const MAX_LOG_BYTES = 5_000_000

/** How to start one server. */
export interface LaunchOptions {
  program: string
  dataFolder: string
  socketFolder: string
  logFile: string
  user: ServerUser | null
  /** `-c` settings beside ours. */
  settings: Record<string, string>
}

/**
 * Starts the server in its own session (Ctrl-C in a terminal must not stop it before its clients) and waits until it is
 * ready.
 */
export async function launchPostmaster(options: LaunchOptions): Promise<number> {
  const { program, dataFolder, socketFolder, logFile, user } = options
  const settings = { listen_addresses: '', unix_socket_permissions: '0700', ...options.settings }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const logBytes = (await stat(logFile).catch(() => null))?.size ?? 0
  if (logBytes > MAX_LOG_BYTES) await rename(logFile, `${logFile}.old`)
  const log = await open(logFile, 'a', 0o600)
  try {
    const child = spawn(program, ['-D', dataFolder, '-k', socketFolder, '-p', '5432', ...flags], {
      cwd: '/',
      detached: true,
      env: { LC_ALL: 'C' },
      stdio: ['ignore', log.fd, log.fd],
      ...(user && { uid: user.uid, gid: user.gid }),
    })
    await once(child, 'spawn')
    child.unref()
    const pid = child.pid ?? 0
    if (await waitUntilReady(dataFolder, pid, () => child.exitCode !== null || child.signalCode !== null)) return pid
  } finally {
    await log.close()
  }
  throw new Error(`PostgreSQL did not start. The end of ${logFile}:\n${await readTail(logFile)}`)
}

/** The pid of a server that already runs on this data folder and has become ready; null when there is none. */
export async function findPostmaster(dataFolder: string): Promise<number | null> {
  const pid = (await readPostmasterFile(dataFolder))?.pid
  if (pid === undefined || findStartTime(pid) === null) return null
  if (!readCommandLine(pid).includes(dataFolder)) {
    // A stale file whose pid now belongs to another process: PostgreSQL would mistake that for a running server. If a
    // server does run here, its shared memory segment, keyed by this folder's inode, still prevents a second one.
    await rm(join(dataFolder, 'postmaster.pid'), { force: true })
    return null
  }
  return (await waitUntilReady(dataFolder, pid, () => findStartTime(pid) === null)) ? pid : null
}

/** Fast shutdown: ends sessions, writes a checkpoint, returns when the server is gone. */
export async function stopPostmaster(dataFolder: string, pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!(await isRunning(dataFolder, pid))) return
    process.kill(pid, signal)
    const deadline = Date.now() + STOP_TIMEOUT_MS
    while (Date.now() < deadline) {
      if (!(await isRunning(dataFolder, pid))) return
      await sleep(POLL_MS)
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`)
}

async function isRunning(dataFolder: string, pid: number): Promise<boolean> {
  return findStartTime(pid) !== null && (await readPostmasterFile(dataFolder))?.pid === pid
}

async function waitUntilReady(dataFolder: string, pid: number, hasEnded: () => boolean): Promise<boolean> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (!hasEnded()) {
    const file = await readPostmasterFile(dataFolder)
    if (file?.pid === pid && file.status === 'ready') return true
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${pid}) is not ready after ${READY_TIMEOUT_MS / 1000} s.`)
    await sleep(POLL_MS)
  }
  return false
}

async function readPostmasterFile(dataFolder: string): Promise<{ pid: number; status: string } | null> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  return Number.isSafeInteger(pid) && pid > 0 ? { pid, status: lines[7]?.trim() ?? '' } : null
}

async function readTail(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).trimEnd().split('\n').slice(-15).join('\n')
}
