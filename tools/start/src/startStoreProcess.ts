import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const ROOT = join(import.meta.dirname, '../../..')
/** A first start builds everything. */
const START_DEADLINE_MS = 600_000
const POLL_MS = 250

/** A whole store that runs beside this process. */
export interface StoreProcess {
  /** `http://127.0.0.1:4600` */
  origin: string
  /** What tells other programs of this store. */
  env: Record<'VERSTAK_PORT' | 'VERSTAK_DATA', string>
  /** Ends it; a data folder that was made for it is removed. */
  stop(): Promise<void>
}

/** Where it runs, and what of it is shown. */
export interface StoreProcessOptions {
  port: number
  /** By default one of its own, which goes with it. */
  dataFolder?: string | undefined
  /** Shows the progress of its start. */
  isShown?: boolean
}

/**
 * `npm start` for benchmarks and tests, on an embedded database.
 * @throws when it does not come up
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
  if (isUp) return { origin: `http://127.0.0.1:${port}`, env, stop }
  await stop()
  throw new Error('The store did not start: run `npm start` to see why')
}

function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verstak-store-'))
  // Started by root, the database's own account must get through.
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
