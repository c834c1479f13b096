import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')
const LEFT_OUT = ['.git', '.nx', 'dist', 'node_modules', 'test-results', 'playwright-report']

/** A copy of the workspace for experiments. */
export interface WorkspaceCopy {
  root: string
  /** Runs a script of the copy on this Node; its output is everything that it wrote. */
  run(script: string, ...args: string[]): { exitCode: number | null; output: string }
  /** Makes a project reachable by its name that came after the copying. */
  linkProjects(): void
  remove(): void
}

/** Copies the sources into a temporary folder. Its packages are those of this workspace, its projects its own. */
export function copyWorkspace(): WorkspaceCopy {
  const copy = mkdtempSync(join(tmpdir(), 'verstak-workspace-'))
  for (const entry of readdirSync(root)) {
    if (LEFT_OUT.includes(entry)) continue
    const filter = (path: string) => !/\/(node_modules|dist)$/.test(path)
    cpSync(join(root, entry), join(copy, entry), { recursive: true, filter })
  }
  linkPackages(copy)
  linkProjects(copy)
  return {
    root: copy,
    run: (script, ...args) => runIn(copy, script, args),
    linkProjects: () => linkProjects(copy),
    remove: () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }),
  }
}

function runIn(copy: string, script: string, args: string[]) {
  // Otherwise a nested jest would mistake itself for a worker.
  const { JEST_WORKER_ID: _worker, VERSTAK_LONG: _long, ...env } = process.env
  const options = { cwd: copy, env, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, script), ...args], options)
  return { exitCode: status, output: stdout + stderr }
}

function linkPackages(copy: string): void {
  mkdirSync(join(copy, 'node_modules'))
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (entry !== '@verstak' && entry !== '.cache') {
      symlinkSync(join(root, 'node_modules', entry), join(copy, 'node_modules', entry))
    }
  }
}

/** Makes every project of the copy reachable by its name, as npm would. */
function linkProjects(copy: string): void {
  const scope = join(copy, 'node_modules/@verstak')
  rmSync(scope, { recursive: true, force: true })
  mkdirSync(scope)
  for (const manifest of globSync('{{apps,libs,tools}/*,e2e}/package.json', { cwd: copy })) {
    const { name } = JSON.parse(readFileSync(join(copy, manifest), 'utf8')) as { name: string }
    symlinkSync(join(copy, dirname(manifest)), join(copy, 'node_modules', name))
  }
}
