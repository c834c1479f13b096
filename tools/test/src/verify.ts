import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/** The commit to compare with: NX_BASE, else the merge base with main; on main itself its remote state. */
function findBase(): string {
  const main = git('rev-parse', '--verify', 'origin/main') ?? git('rev-parse', '--verify', 'main')
  return process.env['NX_BASE'] ?? (main && git('merge-base', main, 'HEAD')) ?? 'HEAD'
}

const nx = join(root, 'node_modules/nx/dist/bin/nx.js')
const targets = ['lint', 'typecheck', 'test', 'build']
const args = [
  nx,
  'affected',
  `--base=${findBase()}`,
  '-t',
  ...targets,
  '--outputStyle=static',
  ...process.argv.slice(2),
]
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
process.exitCode = status ?? 1
