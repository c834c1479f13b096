import { Script, compileFunction, createContext } from 'node:vm'
import type { Release } from '@verstak/contracts/release'
import type { CreateRoutes } from '@verstak/host'
import type { ComponentType } from 'react'
import * as v from 'valibot'
import { sharedModules } from './sharedModules.ts'
import { serverFileNameOf } from './releaseAttribution.ts'

/** Exports of a remote's server file. */
export interface ServerPage {
  createRoutes: CreateRoutes
  widgets: Record<string, ComponentType<object>>
}

/** A release with valid files that does not run. It must not be retried. */
export class BrokenRelease extends Error {}

/** A release that did not run in time: on a machine that is busy just now it may run later. */
export class SlowRelease extends Error {}

/** Time limit to evaluate a server file, which blocks its worker; usually it takes about 20 ms. */
const EVALUATION_LIMIT_MS = 1000

const ServerFile = v.object({
  createRoutes: v.function(),
  widgets: v.record(v.string(), v.union([v.function(), v.looseObject({})])),
})

/**
 * Runs a remote's server file. A contract check, not a sandbox: the file has the rights of this process, but `require`
 * gives it only shared packages.
 * @throws BrokenRelease when the file throws or lacks its exports, SlowRelease when it runs for too long.
 */
export function runServerFile(
  release: Pick<Release, 'name' | 'version' | 'server'>,
  code: Buffer,
  limitMs = EVALUATION_LIMIT_MS,
): ServerPage {
  const filename = serverFileNameOf(release)
  const module = { exports: {} }
  try {
    const run = compileFunction(code.toString(), ['exports', 'require', 'module'], { filename })
    runWithin(limitMs, () => run(module.exports, requireShared, module))
    return v.parse(ServerFile, module.exports) as ServerPage
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new SlowRelease(`${filename} does not run within ${limitMs} ms`, { cause: error })
    throw new BrokenRelease(`${filename} does not run`, { cause: error })
  }
}

const slot = createContext({ run: () => undefined as unknown })
const runSlot = new Script('run()')

/** Calls a function with a time limit. Node limits only scripts, and these see only the globals of their context. */
function runWithin(limitMs: number, run: () => unknown): void {
  slot['run'] = run
  try {
    runSlot.runInContext(slot, { timeout: limitMs })
  } finally {
    slot['run'] = undefined
  }
}

function requireShared(name: string): unknown {
  if (Object.hasOwn(sharedModules, name)) return sharedModules[name]
  throw new Error(`A remote may not require '${name}' on the server: only ${Object.keys(sharedModules).join(', ')}`)
}
