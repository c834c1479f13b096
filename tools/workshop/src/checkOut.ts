import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './runStorybook.ts'

/** An older state of the workspace in a separate folder. */
export interface Checkout {
  folder: string
  remove: () => void
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/**
 * The base commit of comparisons: `NX_BASE`, else the merge base with main; on main itself its remote state, or the
 * last commit.
 */
export function findBase(): string {
  const known = ['origin/main', 'main'].find((name) => {
    try {
      return git('rev-parse', '--verify', '--quiet', name)
    } catch {
      return false
    }
  })
  return process.env['NX_BASE'] || (known ? git('merge-base', known, 'HEAD') : 'HEAD')
}

/** Tree hash of a commit: commits with the same hash have the same files. */
export const treeOf = (commit: string): string => git('rev-parse', `${commit}^{tree}`)

/** Checks a commit out beside the workspace, with packages to build it. The caller removes it. */
export function checkOut(commit: string): Checkout {
  const parent = mkdtempSync(join(tmpdir(), 'verstak-base-'))
  const folder = join(parent, 'workspace')
  git('worktree', 'add', '--detach', folder, commit)
  const remove = () => {
    git('worktree', 'remove', '--force', folder)
    rmSync(parent, { recursive: true, force: true })
  }
  try {
    providePackages(folder)
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}

/** Not `npm ci`, which rejects a lock file without the packages of other platforms. */
const INSTALL = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']

/** Uses the packages of this workspace if the commit has the same lock file, otherwise installs them. */
function providePackages(folder: string): void {
  if (lockedPackages(folder) === lockedPackages(ROOT)) linkPackages(folder)
  else execFileSync('npm', INSTALL, { cwd: folder, stdio: 'ignore' })
}

/** The third-party packages and versions in the lock file of a workspace. */
function lockedPackages(folder: string): string {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; link?: boolean }>
  }
  const locked = Object.entries(packages).filter(([place, { link }]) => place.startsWith('node_modules/') && !link)
  return JSON.stringify(locked.map(([place, { version }]) => [place, version]).sort())
}

/** Links to every installed package, and to the checkout's own projects under their names. */
function linkPackages(folder: string): void {
  const installed = join(ROOT, 'node_modules')
  const target = join(folder, 'node_modules')
  mkdirSync(join(target, '@verstak'), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name !== '@verstak' && name !== '.cache') symlinkSync(join(installed, name), join(target, name))
  }
  const groups = ['apps', 'libs', 'tools'].flatMap((group) =>
    readdirSync(join(folder, group)).map((name) => join(folder, group, name)),
  )
  for (const project of [...groups, join(folder, 'e2e')]) {
    const manifest = join(project, 'package.json')
    if (!existsSync(manifest)) continue
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string }
    if (name.startsWith('@verstak/')) symlinkSync(project, join(target, name))
  }
}
