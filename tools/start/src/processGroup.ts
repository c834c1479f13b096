import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, type ProcessIdentity } from '@verstak/tools-database/processIdentity'

const POLL_MS = 20

/**
 * Stops a process that leads a group of its own, with all of its group: asks, waits, then insists.
 * @param graceMs how long it may take to finish its requests
 */
export async function stopGroup(leader: ProcessIdentity, graceMs: number): Promise<void> {
  if (!isAlive(leader)) return
  signalGroup(leader.pid, 'SIGTERM')
  const deadline = Date.now() + graceMs
  while (isAlive(leader) && Date.now() < deadline) await sleep(POLL_MS)
  // Also when the leader is gone: a worker of its may have stayed.
  killGroup(leader.pid)
  while (isAlive(leader)) await sleep(POLL_MS)
}

/** Ends what is left of a group at once. */
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
