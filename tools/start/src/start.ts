import { resolve } from 'node:path'
import { runStore } from './runStore.ts'
import { readSettings } from './settings.ts'
import type { planStore } from './storePlan.ts'
import { watchForStop } from './watchForStop.ts'

/** Exit code of a start that was stopped before the store was open. */
const INTERRUPTED = 130

/** Runs `npm start` from beginning to exit code. `plan` defines the programs, so that tests can replace them. */
export async function start(plan: typeof planStore): Promise<void> {
  const stop = watchForStop()
  let isOpen = false
  try {
    const settings = readSettings(process.env)
    const store = plan(resolve(import.meta.dirname, '../../..'), settings, process.env)
    await runStore(settings, store, stop.signal, () => {
      isOpen = true
    })
    console.log('Verstak has stopped.')
    process.exitCode = isOpen ? 0 : INTERRUPTED
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  } finally {
    stop.forget()
  }
}
