import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
const PORT = 4600
const START_DEADLINE_MS = 300_000

/** Runs `measure` on the store at VERSTAK_URL, or on one that it starts and stops itself, with the folder of its data. */
export async function withStore(measure: (origin: string, dataFolder: string | null) => Promise<void>): Promise<void> {
  const running = process.env['VERSTAK_URL']
  if (running) return measure(new URL(running).origin, null)
  const dataFolder = mkdtempSync(join(tmpdir(), 'verstak-bench-'))
  // Started by root, the database's own account must get through.
  chmodSync(dataFolder, 0o711)
  const store = spawn(process.execPath, [join(ROOT, 'tools/start/start.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, VERSTAK_PORT: String(PORT), VERSTAK_DATA: dataFolder, DATABASE_URL: '' },
  })
  const ended = new Promise<void>((resolve) => store.once('exit', () => resolve()))
  try {
    console.log('Starting a store to measure …')
    await becomesReady(`http://127.0.0.1:${PORT + 90}/readyz`, () => store.exitCode !== null)
    await measure(`http://127.0.0.1:${PORT}`, dataFolder)
  } finally {
    store.kill('SIGTERM')
    await ended
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function becomesReady(url: string, hasEnded: () => boolean): Promise<void> {
  const endsAt = Date.now() + START_DEADLINE_MS
  while (Date.now() < endsAt && !hasEnded()) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('The store did not start: run `npm start` to see why')
}
