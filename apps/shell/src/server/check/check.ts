import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { reasonsAgainst } from './checkRelease.ts'
import { createTeamKeys } from '../releases/teamKeys.ts'
import { minimalEnvironment, permissionFlags } from '../workers/permissionFlags.ts'
import { startWatchdog } from '../workers/watchdog.ts'
import type { StallReport } from '../workers/watchdog.ts'
import { STALL_REPORT_FD } from '../workers/workerPool.ts'

/**
 * `node check.cjs <remote> <version>`: checks a release of the store together with the live ones. Exit code 0: it may
 * go live; otherwise the reasons against it are on stderr, one per line. Runs the release with the permissions of a
 * worker.
 */
const [name = '', version = ''] = process.argv.slice(2)
const store = resolve(process.env['VERSTAK_RELEASES'] ?? 'releases')
const teamKeys = resolve(process.env['VERSTAK_TEAM_KEYS'] ?? 'team-keys.json')

/** Time limit, for a release that blocks its process undetected by the watchdog. */
const LIMIT_MS = 120_000

async function checkHere(): Promise<void> {
  await startWatchdog(join(__dirname, 'watchdog.cjs'), STALL_REPORT_FD)
  process.on('uncaughtException', (error) =>
    end([`Something threw outside of any page: ${error.stack ?? error.message}`]),
  )
  const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4001'
  end(await reasonsAgainst({ store, keys: createTeamKeys(teamKeys), apiOrigin, of: { name, version } }))
}

function end(reasons: readonly string[]): never {
  for (const reason of reasons) console.error(reason)
  process.exit(reasons.length > 0 ? 1 : 0)
}

async function checkUnderPermissions(): Promise<void> {
  const files = { shell: join(__dirname, '..'), packages: join(__dirname, '../../../../node_modules') }
  const flags = permissionFlags({ ...files, releases: store, teamKeys })
  const child = spawn(process.execPath, [...flags, __filename, name, version], {
    env: minimalEnvironment(process.env),
    stdio: ['ignore', 'inherit', 'inherit', 'ignore', 'pipe'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  })
  const [stall, [code, signal]] = await Promise.all([
    text(child.stdio[STALL_REPORT_FD] as Readable),
    once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>,
  ])
  if (stall) end([`The release does not come to an end in\n${(JSON.parse(stall) as StallReport).stack}`])
  if (signal) end([`The check was ended by ${signal} after at most ${LIMIT_MS / 1000} s`])
  process.exit(code ?? 1)
}

await ('permission' in process && process.permission ? checkHere() : checkUnderPermissions())
