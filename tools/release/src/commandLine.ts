import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { CANARY_STEPS } from '@verstak/contracts/registry'
import { ROOT, appFolder } from '@verstak/tools-build/paths'

export type Percent = (typeof CANARY_STEPS)[number]

/** Parsed arguments of a release command. */
export interface ReleaseArguments {
  remote: string
  percent: Percent
  to: string | undefined
}

/** Reads `cart [--percent 5] [--to http://…]`. @throws with the correct usage for other arguments */
export function parseReleaseArguments(args: readonly string[]): ReleaseArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { percent: { type: 'string', default: '100' }, to: { type: 'string' } },
  })
  const percent = CANARY_STEPS.find((step) => String(step) === values.percent)
  if (!percent) throw new Error(`--percent takes ${CANARY_STEPS.join(', ')}, not "${values.percent}".`)
  if (positionals.length > 1) throw new Error(`One remote at a time, not "${positionals.join(' ')}".`)
  return { remote: requireRemote(positionals[0], 'npm run release'), percent, to: values.to }
}

/** The name of a remote of this clone. @throws with the list of known names */
export function requireRemote(name: string | undefined, command: string): string {
  if (name && /^[a-z][a-z0-9-]*$/.test(name) && existsSync(join(appFolder(name), 'remote.config.ts'))) return name
  throw new Error(
    `${name ? `There is no remote "${name}"` : 'Which remote?'} (${knownRemotes().join(', ')}): ${command} -- cart`,
  )
}

/** Names of this clone's remotes, sorted. */
export function knownRemotes(): string[] {
  return globSync('apps/*/remote.config.ts', { cwd: ROOT })
    .map((file) => basename(dirname(file)))
    .sort()
}

/** Runs a program; prints the message of its error without a stack. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
