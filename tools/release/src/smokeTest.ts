import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildShell } from '@verstak/tools-build/buildShell'
import { DIST } from '@verstak/tools-build/paths'
import type { Release } from '@verstak/contracts/release'
import type { FoundStore } from './findStore.ts'

const CHECKER = join(DIST, 'apps/shell/server/check.cjs')
const DEADLINE_MS = 120_000

/**
 * Renders the smoke addresses of a stored release in a separate process, together with all live releases.
 * @throws with the reasons when one of them does not render
 */
export async function smokeTest({ name, version }: Release, { origin, places }: FoundStore): Promise<void> {
  if (!existsSync(CHECKER)) await buildShell({ isDevelopment: false })
  const child = spawn(process.execPath, [CHECKER, name, version], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: DEADLINE_MS,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      VERSTAK_ENV: 'demo',
      API_ORIGIN: origin,
      VERSTAK_RELEASES: places.releases,
      VERSTAK_TEAM_KEYS: places.teamKeys,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code === 0) return
  const why = code === null ? `no end within ${DEADLINE_MS / 1000} s\n${output}` : output.trim()
  throw new Error(`${name} ${version} does not render, so it does not go live:\n${indent(why)}`)
}

const indent = (text: string) => text.replace(/^/gm, '  ')
