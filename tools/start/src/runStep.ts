import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
  /** Gets every line that the program prints. */
  report(line: string): void
}

const STOP_GRACE_MS = 5_000

/** Runs a program to its end; throws when it fails, and when the signal stops it (together with all that it started). */
export async function runStep({ name, command, args, cwd, env, signal, onSpawn, report }: StepOptions): Promise<void> {
  signal.throwIfAborted()
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close') as Promise<[number | null]>
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', report)
  const leader = child.pid === undefined ? null : findProcess(child.pid)
  if (leader) {
    signal.addEventListener('abort', () => void stopGroup(leader, STOP_GRACE_MS), { once: true })
    await onSpawn(leader)
  }
  const [code] = await ended
  signal.throwIfAborted()
  if (code !== 0) throw new Error(`The step "${name}" failed (see above).`)
}
