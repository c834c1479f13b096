import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The workspace's folder. */
export const root = join(import.meta.dirname, '../../..')

/** Where the runners leave their JSON reports. */
export const reports = join(root, 'test-results')

/** A script of a package, to run on this very Node: `packageScript('eslint/bin/eslint.js')`. */
export const packageScript = (path: string) => join(root, 'node_modules', path)

/**
 * Result of a finished program: its exit code (null if a signal ended it) and, unless it was shown at once, its output.
 */
export interface Finished {
  exitCode: number | null
  output: string
}

/** Options for running a program. */
export interface CommandOptions {
  /** Captures the output instead of showing it. */
  isQuiet?: boolean
  /** Runs with low CPU priority. */
  givesWay?: boolean
  env?: Record<string, string>
}

/** Runs a script on this Node in the workspace's root; its output is shown as it comes unless `isQuiet`. */
export function runCommand(args: string[], options: CommandOptions = {}): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const [command, before] = options.givesWay ? ['nice', ['-n', '19', process.execPath]] : [process.execPath, []]
    const child = spawn(command, [...before, ...args], {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.isQuiet ? 'pipe' : 'inherit', options.isQuiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', reject)
    child.once('close', (exitCode) => resolve({ exitCode, output }))
  })
}
