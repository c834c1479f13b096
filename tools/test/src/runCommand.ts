import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The workspace's folder. */
export const root = join(import.meta.dirname, '../../..')

/** Where the runners leave their JSON reports. */
export const reports = join(root, 'test-results')

/** A script of a package, to run on this very Node: `packageScript('eslint/bin/eslint.js')`. */
export const packageScript = (path: string) => join(root, 'node_modules', path)

/** What a finished program left: its exit code (null if a signal ended it) and, unless it was shown at once, its output. */
export interface Finished {
  exitCode: number | null
  output: string
}

/** Runs a script on this Node in the workspace's root; its output is shown as it comes, or kept with `isQuiet`. */
export function runCommand(
  args: string[],
  options: { isQuiet?: boolean; env?: Record<string, string> } = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
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
