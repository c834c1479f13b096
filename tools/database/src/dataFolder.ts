import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Data folder of this user's shop: outside every clone, so that `git clean -fdx` cannot erase it and a moved clone
 * keeps it. VERSTAK_DATA names another one, for example for a second clone that runs at the same time. Root's home is
 * closed to the unprivileged account that the server runs as, hence /var/lib.
 */
export function findDataFolder(
  env: NodeJS.ProcessEnv = process.env,
  { platform = process.platform, home = homedir(), isRoot = process.getuid?.() === 0 } = {},
): string {
  if (env['VERSTAK_DATA']) return resolve(env['VERSTAK_DATA'])
  if (env['XDG_DATA_HOME']?.startsWith('/')) return join(env['XDG_DATA_HOME'], 'verstak')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'verstak')
  return isRoot ? '/var/lib/verstak' : join(home, '.local', 'share', 'verstak')
}
