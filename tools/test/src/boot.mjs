// Plain JavaScript without packages: it runs on the machine's own Node, before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

const executable = process.platform === 'win32' ? 'node.exe' : 'node'

/** Ends the program with a message for the person at the keyboard. */
function giveUp(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

/** Major version of the Node at `path`, or 0 if that doesn't run. */
function majorVersion(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0)
}

/** npm leaves `node_modules/.package-lock.json` as its last act, so an interrupted installation counts as missing. */
function isInstalled() {
  const done = join(root, 'node_modules/.package-lock.json')
  return existsSync(done) && statSync(done).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

/** Installs the packages of the lock file where they are missing or older than it. */
export function installPackages() {
  if (isInstalled()) return
  const isFresh = !existsSync(join(root, 'node_modules'))
  console.log(
    isFresh ? 'Installing the packages (npm ci) …' : 'Bringing the packages up to the lock file (npm install) …',
  )
  // Development packages too, whatever NODE_ENV says: the build and the tests live there.
  const args = [isFresh ? 'ci' : 'install', '--include=dev', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) giveUp('npm could not install the packages; its messages above say why.')
}

/** The Node ≥ 24 that came with the packages, else one on PATH. */
export function findNode24() {
  const installed = ['node_modules/node/bin', 'node_modules/.bin'].map((folder) => join(root, folder, executable))
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, executable))
  const found = [...installed, process.execPath, ...onPath].find((path) => existsSync(path) && majorVersion(path) >= 24)
  return (
    found ??
    giveUp(
      'Node 24 is missing. It is the npm package "node", whose install script npm was told not to run.\n' +
        'Either allow it (npm rebuild node) or put a Node ≥ 24 on PATH, then start again.',
    )
  )
}

/** Continues in `script` (a path below the workspace's root) on Node 24 with the workspace's programs on PATH. */
export function continueOnNode24(script, args, env = process.env) {
  const node = findNode24()
  const path = [dirname(node), join(root, 'node_modules/.bin'), env.PATH].join(delimiter)
  const child = spawnSync(node, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, PATH: path },
  })
  process.exit(child.status ?? 1)
}
