import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/** Remotes of the workspace by the names of their projects: `@verstak/cart` → `cart`. */
function readRemotes(): Map<string, string> {
  return new Map(
    globSync('apps/*/remote.config.ts', { cwd: ROOT })
      .map((file) => dirname(file))
      .sort()
      .map((folder) => {
        const { name } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as { name: string }
        return [name, basename(folder)]
      }),
  )
}

/** All remotes, by folder name. */
export const allRemotes = (): string[] => [...readRemotes().values()]

/** Remotes that a change affects, also through libs. @param change options for Nx: `--base=…`, `--files=…` */
export function affectedRemotes(...change: string[]): string[] {
  const nx = join(ROOT, 'node_modules/nx/dist/bin/nx.js')
  const output = execFileSync(process.execPath, [nx, 'show', 'projects', '--affected', '--json', ...change], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const affected = JSON.parse(output) as string[]
  return [...readRemotes()].filter(([project]) => affected.includes(project)).map(([, remote]) => remote)
}

/**
 * Remotes to release: the requested one, else those that changed since a commit. All remotes when that commit does not
 * exist here, as after a first push or a rewritten history.
 * @throws for an unknown remote
 */
export function remotesToRelease(asked: string | undefined, base: string | undefined): string[] {
  const all = allRemotes()
  if (asked) {
    if (all.includes(asked)) return [asked]
    throw new Error(`No remote is called ${asked}. There are: ${all.join(', ')}.`)
  }
  return base && isCommit(base) ? affectedRemotes(`--base=${base}`, '--head=HEAD') : all
}

function isCommit(name: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${name}^{commit}`], { cwd: ROOT, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

// For a workflow's matrix: the only line on stdout is a JSON array.
if (import.meta.main) {
  try {
    console.log(JSON.stringify(remotesToRelease(process.argv[2], process.env['NX_BASE'])))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
