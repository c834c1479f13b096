import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './paths.ts'

/**
 * Builds the shell and every remote; unchanged projects come from the Nx cache.
 * @throws when a build failed; the output contains its report.
 */
export function buildAll(): void {
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build', '--parallel=2', '--outputStyle=stream'],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } },
  )
  if (status !== 0) throw new Error('The build failed, see above')
}

if (import.meta.main) buildAll()
