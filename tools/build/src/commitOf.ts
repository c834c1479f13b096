import { spawnSync } from 'node:child_process'
import { ROOT } from './paths.ts'

/**
 * The current commit; null when one of the given paths (relative to the root) has uncommitted changes, or without git.
 */
export function commitOf(paths: readonly string[], root = ROOT): string | null {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : null
  }
  const changes = git('status', '--porcelain', '--', ...paths)
  return changes === '' ? git('rev-parse', 'HEAD') : null
}
