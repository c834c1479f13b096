import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { findProcess, type ProcessIdentity } from '@verstak/tools-database/processIdentity'
import { stopGroup } from './processGroup.ts'

/** A program that does its work and ends. */
export interface StepOptions {
  name: string
  command: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  signal: AbortSignal
  onSpawn(child: ProcessIdentity): Promise<void>
  /** Gets the lines that are news; all of them when the program fails. */
  report(line: string): void
  isNews(line: string): boolean
  /** See `Program`. */
  givesWay: boolean
}

const STOP_GRACE_MS = 5_000

/** Runs a program to its end; throws when it fails, and when the signal stops it (together with all that it started). */
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

/** What the program starts afterwards inherits it. */
function yieldProcessor(pid: number): void {
  const priority = constants.priority.PRIORITY_BELOW_NORMAL
  try {
    setPriority(pid, priority)
    // Linux shares the processor out among sessions first, each of our programs is one, and priorities count only within.
    writeFileSync(`/proc/${pid}/autogroup`, String(priority))
  } catch {
    // It has ended, or the system does not allow it or has no such thing: then all get the same.
  }
}
