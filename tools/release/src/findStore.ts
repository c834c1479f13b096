import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findDataFolder } from '@verstak/tools-database/dataFolder'
import * as v from 'valibot'
import { releasePlaces } from './releasePlaces.ts'
import type { ReleasePlaces } from './releasePlaces.ts'

const DEFAULT_ORIGIN = 'http://localhost:4000'
const RunFile = v.object({ address: v.pipe(v.string(), v.url()) })

/** Addresses of a running store for its teams. */
export interface FoundStore {
  /** Origin of the shell, which also proxies the API. */
  origin: string
  places: ReleasePlaces
}

/**
 * The store to release to: the named one, else the one that `npm start` runs on this data folder.
 * @param to origin given on the command line
 */
export async function findStore(to: string | undefined, env: NodeJS.ProcessEnv): Promise<FoundStore> {
  const dataFolder = findDataFolder(env)
  return { origin: to ? parseOrigin(to) : await runningOrigin(dataFolder), places: releasePlaces(dataFolder, env) }
}

async function runningOrigin(dataFolder: string): Promise<string> {
  const text = await readFile(join(dataFolder, 'run.json'), 'utf8').catch(() => null)
  const run = v.safeParse(v.pipe(v.string(), v.parseJson(), RunFile), text)
  return run.success ? new URL(run.output.address).origin : DEFAULT_ORIGIN
}

function parseOrigin(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin
  throw new Error(`--to takes the address of a store such as http://localhost:4000, not "${text}".`)
}
