import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProcess, type ProcessIdentity } from '@verstak/tools-database/processIdentity'
import { readLogTail, trimLog, withLogFile } from './logFile.ts'
import { killGroup, stopGroup } from './processGroup.ts'
import { createRestartDelays } from './restartDelays.ts'

/** A program that runs as long as the shop does. */
export interface ServiceOptions {
  name: string
  command: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  logFile: string
  /** Answers 200 when the program can serve. */
  readyUrl: string
  onSpawn(child: ProcessIdentity): Promise<void>
  /** Reports a crash and its restart. */
  report(line: string): void
}

/** A running service. */
export interface Service {
  /** Resolves after the first successful response of the program; rejects like `failed`. */
  ready: Promise<void>
  /** Rejects with the end of the log when the program has crashed too often; otherwise stays pending. */
  failed: Promise<never>
  stop(): Promise<void>
}

const STOP_GRACE_MS = 10_000
const POLL_MS = 50
const TRIM_MS = 60_000

/**
 * Starts a program in its own process group, so that Ctrl-C in a terminal does not reach it directly, and restarts it
 * after crashes.
 */
export function startService(options: ServiceOptions): Service {
  const stopping = new AbortController()
  let current: ProcessIdentity | null = null

  const keepRunning = async (): Promise<void> => {
    const delays = createRestartDelays()
    while (!stopping.signal.aborted) {
      const startedAt = Date.now()
      const { child, exit } = spawnOnce(options)
      current = child
      if (child) await options.onSpawn(child)
      const reason = await exit
      if (stopping.signal.aborted) return
      // Remaining workers of a crashed program would occupy its port.
      if (child) killGroup(child.pid)
      const delay = delays.next(Date.now() - startedAt)
      if (delay === null) {
        throw new Error(
          `The ${options.name} ${reason} again and again. The end of ${options.logFile}:\n${readLogTail(options.logFile)}`,
        )
      }
      options.report(`The ${options.name} ${reason}, starting it again in ${delay / 1000} s (log: ${options.logFile})`)
      await sleep(delay, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const trimming = setInterval(() => trimLog(options.logFile), TRIM_MS)
  trimming.unref()
  const running = keepRunning()
  const failed = running.then(() => new Promise<never>(() => {}))
  const ready = Promise.race([waitUntilReady(options.readyUrl, stopping.signal), failed])
  // Callers may ignore these promises: prevents unhandled rejections.
  ready.catch(() => {})
  failed.catch(() => {})
  return {
    ready,
    failed,
    async stop() {
      stopping.abort()
      clearInterval(trimming)
      if (current) await stopGroup(current, STOP_GRACE_MS)
      await running.catch(() => {})
    },
  }
}

function spawnOnce({ command, args, cwd, env, logFile }: ServiceOptions) {
  trimLog(logFile)
  const child = withLogFile(logFile, (log) =>
    spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log] }),
  )
  const exit = once(child, 'exit').then(
    ([code, signal]: unknown[]) => (signal ? `was ended by ${String(signal)}` : `ended with code ${String(code)}`),
    (error: Error) => `could not be started (${error.message})`,
  )
  return { child: child.pid === undefined ? null : findProcess(child.pid), exit }
}

async function waitUntilReady(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(2_000)]) }).catch(() => null)
    if (answer?.ok) return
    await sleep(POLL_MS)
  }
  signal.throwIfAborted()
}
