import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { watchParent } from './watchParent.mjs'

const NEEDED_MAJOR = 24

/**
 * Runs a TypeScript program on Node ≥ 24: in this process if its Node is new enough, otherwise in a child process,
 * whose exit code this process returns.
 * @param {string} root folder of the clone
 * @param {string} program absolute path
 */
export async function runOnNode24(root, program) {
  if (majorOf(process.version) >= NEEDED_MAJOR) {
    await import(pathToFileURL(program).href)
    return
  }
  const node = findNode(root, process.env.PATH ?? '')
  const child = spawn(node, [program, ...process.argv.slice(2)], { stdio: 'inherit' })
  // Ctrl-C in a terminal reaches the child directly; a signal to this process alone must be forwarded.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  watchParent(() => child.kill('SIGTERM'))
  process.exitCode = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

/**
 * The Node of the npm package; without its binary (install scripts are off), the first new enough one on PATH.
 * @param {string} root
 * @param {string} path
 * @returns {string}
 */
export function findNode(root, path) {
  const folders = [join(root, 'node_modules/.bin'), ...path.split(delimiter).filter(Boolean)]
  const candidates = folders.map((folder) => join(folder, 'node'))
  const found = candidates.find(
    (node) => majorOf(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout) >= NEEDED_MAJOR,
  )
  if (found) return found
  throw new Error(
    `Verstak needs Node ${NEEDED_MAJOR}; this is ${process.version}, and the npm package "node" that brings it has no binary here: ` +
      'npm was told not to run install scripts.\nEither run "npm rebuild node --ignore-scripts=false", or install Node ' +
      `${NEEDED_MAJOR} and put it on PATH.`,
  )
}

/** @param {string | null | undefined} version */
function majorOf(version) {
  return Number(/^v(\d+)\./.exec(version ?? '')?.[1] ?? 0)
}
