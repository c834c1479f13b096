import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '@verstak/tools-start/findFreePort'
import { readSettings } from '@verstak/tools-start/settings'
import { planStore } from '@verstak/tools-start/storePlan'

const ROOT = join(import.meta.dirname, '../..')
const READY_MS = 60_000

/** A second shell of the running store, which draws maps by other settings. */
export interface MapShell {
  /** `http://localhost:20200` */
  origin: string
  close: () => Promise<void>
}

/**
 * Starts it beside the shell at `storeOrigin`, on the same API and releases.
 * @param maps settings of its maps, such as `MAP_SCRIPT_KEY`
 * @throws when it does not start
 */
export async function startMapShell(storeOrigin: string, maps: Record<string, string>): Promise<MapShell> {
  const store = Number(new URL(storeOrigin).port)
  const port = await findFreePort()
  const settings = readSettings({
    ...process.env,
    VERSTAK_PORT: String(port),
    VERSTAK_API_PORT: String(store + 1),
    VERSTAK_ACQUIRER_PORT: String(store + 70),
    VERSTAK_IDENTITY_PORT: String(store + 80),
    VERSTAK_API_OPS_PORT: String(store + 91),
  })
  const { args, env, readyUrl } = planStore(ROOT, settings, process.env).shell
  const shell = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...env, SHELL_WORKERS: '1', ...maps },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(shell, 'exit')
  const close = async () => {
    shell.kill('SIGTERM')
    await ended
  }
  const endsAt = Date.now() + READY_MS
  while (shell.exitCode === null && Date.now() < endsAt) {
    const answer = await fetch(readyUrl).catch(() => undefined)
    if (answer?.ok) return { origin: `http://localhost:${port}`, close }
    await sleep(200)
  }
  await close()
  throw new Error(`The shell with ${JSON.stringify(maps)} did not start`)
}
