import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, type ProcessIdentity } from '@verstak/tools-database/processIdentity'

const POLL_MS = 20

/**
 * Stops a process group by its leader: SIGTERM, a grace period, then SIGKILL.
 * @param graceMs time to finish running requests
 */
export async function stopGroup(leader: ProcessIdentity, graceMs: number): Promise<void> {
  if (!isAlive(leader)) return
  signalGroup(leader.pid, 'SIGTERM')
  const deadline = Date.now() + graceMs
  while (isAlive(leader) && Date.now() < deadline) await sleep(POLL_MS)
  // Also when the leader has exited: its workers may still run.
  killGroup(leader.pid)
  while (isAlive(leader)) await sleep(POLL_MS)
}

/** Kills the remaining processes of a group at once. */
export function killGroup(leader: number): void {
  signalGroup(leader, 'SIGKILL')
}

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
