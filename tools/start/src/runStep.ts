import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { findProcess, type ProcessIdentity } from '@verstak/tools-database/processIdentity'
import { stopGroup } from './processGroup.ts'

/** A program that runs to completion. */
export interface StepOptions {
  name: string
  command: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  signal: AbortSignal
  onSpawn(child: ProcessIdentity): Promise<void>
  /** Receives the progress lines; all output lines when the program fails. */
  report(line: string): void
  isNews(line: string): boolean
  /** See `Program`. */
  givesWay: boolean
}

const STOP_GRACE_MS = 5_000

/**
 * Runs a program to completion. Throws when it fails, and when the signal stops it (together with its child processes).
 */
export async function runStep(step: StepOptions): Promise<void> {
  const { name, command, args, cwd, env, signal } = step
  signal.throwIfAborted()
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close') as Promise<[number | null]>
  const held: string[] = []
  const onLine = (line: string) => (step.isNews(line) ? step.report(line) : held.push(line))
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine)
  const leader = child.pid === undefined ? null : findProcess(child.pid)
  if (leader && step.givesWay) yieldProcessor(leader.pid)
  if (leader) {
    signal.addEventListener('abort', () => void stopGroup(leader, STOP_GRACE_MS), { once: true })
    await step.onSpawn(leader)
  }
  const [code] = await ended
  signal.throwIfAborted()
  if (code === 0) return
  held.forEach(step.report)
  throw new Error(`The step "${name}" failed (see above).`)
}

/** Lowers the priority of a process; its later child processes inherit it. */
function yieldProcessor(pid: number): void {
  const priority = constants.priority.PRIORITY_BELOW_NORMAL
  try {
    setPriority(pid, priority)
    // Linux first distributes CPU time among sessions, and priorities count only within one. Each program is its own
    // session, so its autogroup is set too.
    writeFileSync(`/proc/${pid}/autogroup`, String(priority))
  } catch {
    // The process has ended, or the system does not allow or support it: then the priority stays normal.
  }
}
