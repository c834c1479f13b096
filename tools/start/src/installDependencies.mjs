import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const PROGRESS_MS = 10_000

/**
 * Installs the packages of package-lock.json when node_modules is missing or differs; otherwise returns at once. Not
 * `npm ci`: npm 11 rejects a lock file without the packages of other platforms, which happens when the registry does
 * not have them. `--no-save` follows the lock file and does not change it. Plain JavaScript without dependencies,
 * because it runs before any are installed, on Node 20.19 or later.
 * @param {string} root folder of the clone
 */
export async function installDependencies(root) {
  if (isInstalled(readJson(join(root, 'package-lock.json')), readJson(join(root, 'node_modules/.package-lock.json'))))
    return
  const startedAt = Date.now()
  console.log('Installing packages (once; one to two minutes) …')
  const progress = setInterval(
    () => console.log(`Installing packages … ${Math.round((Date.now() - startedAt) / 1000)} s`),
    PROGRESS_MS,
  )
  const [command, first] = findNpm(process.env)
  // NODE_ENV=production would omit the build tools.
  const args = [...first, 'install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: withoutLocalBin(process.env, root) })
  try {
    const code = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve))
    if (code !== 0) throw new Error('npm could not install the packages (see above). Is the network reachable?')
  } finally {
    clearInterval(progress)
  }
}

/**
 * Whether node_modules matches the lock file. Compared by content, because a checkout changes file times; optional
 * packages of other platforms may be absent.
 * @param {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean }> } | null} lock
 * @param {{ packages: Record<string, { version?: string, integrity?: string }> } | null} installed npm's own record
 */
export function isInstalled(lock, installed) {
  if (lock === null) throw new Error('package-lock.json is missing: this is not a whole clone.')
  if (installed === null) return false
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true
    const found = installed.packages[path]
    if (found === undefined) return wanted.optional === true
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/**
 * The npm and the Node that run this process. The ones in node_modules may be replaced by the installation.
 * @param {NodeJS.ProcessEnv} env
 * @returns {[command: string, args: string[]]}
 */
function findNpm(env) {
  if (env.npm_execpath && env.npm_node_execpath) return [env.npm_node_execpath, [env.npm_execpath]]
  return ['npm', []]
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root
 */
function withoutLocalBin(env, root) {
  const path = (env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(join(root, 'node_modules')))
  return { ...env, PATH: path.join(delimiter) }
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
