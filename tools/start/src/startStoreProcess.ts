import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const ROOT = join(import.meta.dirname, '../../..')
/** A first start builds everything. */
const START_DEADLINE_MS = 600_000
const POLL_MS = 250

/** A whole store in separate processes. */
export interface StoreProcess {
  /** `http://localhost:4600` */
  origin: string
  /** Environment that points other programs to this store. */
  env: Record<'VERSTAK_PORT' | 'VERSTAK_DATA', string>
  /** Stops the store and removes a data folder that was created for it. */
  stop(): Promise<void>
}

/** Options of a store process. */
export interface StoreProcessOptions {
  port: number
  /** By default a temporary one, which is removed at the end. */
  dataFolder?: string | undefined
  /** Whether to show the progress of the start. */
  isShown?: boolean
}

/**
 * `npm start` for benchmarks and tests, on an embedded database.
 * @throws when the store does not start
 */
export async function startStoreProcess(options: StoreProcessOptions): Promise<StoreProcess> {
  const { port, isShown = false } = options
  const dataFolder = options.dataFolder ?? makeDataFolder()
  const env = { VERSTAK_PORT: String(port), VERSTAK_DATA: dataFolder }
  const store = spawn(process.execPath, [join(ROOT, 'tools/start/start.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', isShown ? 'inherit' : 'ignore', 'inherit'],
    env: { ...process.env, ...env, DATABASE_URL: '' },
  })
  const ended = new Promise<void>((resolve) => store.once('exit', () => resolve()))
  const stop = async () => {
    store.kill('SIGTERM')
    await ended
    if (options.dataFolder === undefined) rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  }
  const isUp = await becomesReady(`http://127.0.0.1:${port + 90}/readyz`, () => store.exitCode !== null)
  if (isUp) return { origin: `http://localhost:${port}`, env, stop }
  await stop()
  throw new Error('The store did not start: run `npm start` to see why')
}

function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verstak-store-'))
  // When root starts it, the database runs under another account, which needs access to the folder.
  chmodSync(folder, 0o711)
  return folder
}

async function becomesReady(url: string, hasEnded: () => boolean): Promise<boolean> {
  const endsAt = Date.now() + START_DEADLINE_MS
  while (Date.now() < endsAt && !hasEnded()) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return true
    await sleep(POLL_MS)
  }
  return false
}
