import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inputsOf } from './inputsOf.ts'

/** The workspace of this file. */
export const ROOT = join(import.meta.dirname, '../../..')

/** Where `npm run workshop -- build` puts the workshop. */
export const STATIC = join(ROOT, 'apps/workshop/storybook-static')

/**
 * Runs Storybook's own program, without telemetry.
 * @param workspace whose stories are meant: this workspace, or another checkout of it
 * @throws with its output when a build fails; with `isShown` the output is shown directly
 */
export function runStorybook(args: string[], workspace = ROOT, isShown = false): Promise<void> {
  const program = join(workspace, 'node_modules/storybook/dist/bin/dispatcher.js')
  const config = join(workspace, 'tools/workshop/.storybook')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args, '-c', config, '--disable-telemetry'], {
      cwd: workspace,
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`Storybook failed.\n${output}`))))
  })
}

/**
 * Builds the workshop of a workspace into a folder of static files, unless those of the same sources are there already.
 */
export async function buildWorkshop(output = STATIC, workspace = ROOT): Promise<void> {
  const inputs = inputsOf(workspace)
  const stamp = join(output, 'inputs.txt')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return
  rmSync(stamp, { force: true })
  await runStorybook(['build', '-o', output, '--quiet'], workspace)
  // If sources changed during the build, it is not known whether it contains the changes.
  if (inputsOf(workspace) === inputs) writeFileSync(stamp, inputs)
}
