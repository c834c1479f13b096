import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { activateRelease, getLiveReleases, rollbackRelease } from '@verstak/contracts/registry'
import { findDataFolder } from '@verstak/tools-database/dataFolder'
import { getCredentials } from '@verstak/tools-release/credentials'
import { makeVariant, type VariantFiles } from '@verstak/tools-release/makeVariant'
import { publishVariant } from '@verstak/tools-release/publishVariant'
import { createRegistryCall } from '@verstak/tools-release/registryClient'
import { releasePlaces } from '@verstak/tools-release/releasePlaces'

const ROOT = join(import.meta.dirname, '../../..')
const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

/** Changes the files of a built release. */
export type Edit = (files: VariantFiles) => void

export interface ReadPage {
  status: number
  html: string
  /** Release of each remote that the page names. */
  versions: Record<string, string | undefined>
}

/** The running store, its registry, and releases made to fail. */
export function createFaultStore(origin: string, env: NodeJS.ProcessEnv = process.env) {
  const places = releasePlaces(findDataFolder(env), env)
  const drafts = mkdtempSync(join(tmpdir(), 'verstak-faults-'))
  let count = 0

  // Not through the shell: a test may crash its workers.
  const api = new URL(origin)
  api.port = String(Number(api.port) + 1)
  const call = async (remote: string) =>
    createRegistryCall(api.origin, (await getCredentials(places, remote, {})).token)

  const read = async (path: string, headers: Record<string, string> = {}): Promise<ReadPage> => {
    // Over a connection of its own, which whichever worker may take.
    const response = await fetch(origin + path, {
      headers: { 'user-agent': AGENT, connection: 'close', ...headers },
      signal: AbortSignal.timeout(20_000),
    })
    const html = await response.text()
    const versions = Object.fromEntries(
      [...html.matchAll(/"name":"([a-z-]+)","version":"([^"]+)"/g)].map(([, name, version]) => [name, version]),
    )
    return { status: response.status, html, versions }
  }

  const untilInARow = async (path: string, isWanted: (page: ReadPage) => boolean) => {
    const endsAt = Date.now() + 30_000
    let last: ReadPage | undefined
    for (let inARow = 0; inARow < 6;) {
      if (Date.now() > endsAt) {
        throw new Error(`${path} does not settle: ${last?.status} with ${JSON.stringify(last?.versions)}`)
      }
      last = await read(path).catch(() => undefined)
      inARow = last && isWanted(last) ? inARow + 1 : 0
      if (inARow === 0) await pause(50)
    }
  }

  return {
    places,
    read,
    /** Version of what `npm start` built. */
    builtVersion: (remote: string) => readBuilt(remote).version,
    /** Puts a changed release into store and registry; not live yet. */
    async publish(remote: string, edit: Edit, options: { privateKey?: string } = {}): Promise<string> {
      const folder = join(drafts, `${remote}-${(count += 1)}`)
      const mark = `/* ${remote} ${process.pid}.${Date.now()}.${count} */`
      makeVariant(join(ROOT, 'dist/remotes', remote), folder, (files) => {
        files.prepend('server/index.cjs', mark)
        edit(files)
      })
      const { version } = await publishVariant(folder, { places, origin: api.origin, percent: null, ...options })
      rmSync(folder, { recursive: true })
      return version
    },
    async activate(remote: string, version: string, percent: 1 | 5 | 25 | 100 = 100): Promise<void> {
      await (
        await call(remote)
      )(activateRelease, { body: { remote, version, percent } })
    },
    /** Reasons of the checker against a release, '' when there are none. */
    check(remote: string, version: string): string {
      const checker = join(ROOT, 'dist/apps/shell/server/check.cjs')
      const { stderr, status } = spawnSync(process.execPath, [checker, remote, version], {
        encoding: 'utf8',
        env: {
          ...env,
          API_ORIGIN: api.origin,
          VERSTAK_RELEASES: places.releases,
          VERSTAK_TEAM_KEYS: places.teamKeys,
        },
      })
      return status === 0 ? '' : stderr || `The checker ended with ${status}`
    },
    /** Ends a canary, else goes back to the release before; does nothing where there is none. */
    async rollback(remote: string): Promise<void> {
      const { previous, canary } = await this.live(remote)
      if (previous || canary) await (await call(remote))(rollbackRelease, { body: { remote } })
    },
    /** What the registry says. */
    async live(remote: string) {
      const { remotes } = await createRegistryCall(api.origin)(getLiveReleases, { query: {} })
      return remotes.find(({ name }) => name === remote)!
    },
    /** Resolves when several responses in a row, of any worker, come from this release. */
    untilServed: (remote: string, version: string, path = '/') =>
      untilInARow(path, ({ versions }) => versions[remote] === version),
    /** Resolves when several answers in a row are good and come from another release. */
    untilAsBefore: (remote: string, version: string, path: string) =>
      untilInARow(path, ({ status, versions }) => status === 200 && versions[remote] !== version),
    /**
     * Requests a page until the release fails it or renders it correctly. A release that does harm without a page may
     * be removed before the first request.
     */
    async untilHarmed(remote: string, version: string, path: string): Promise<void> {
      const endsAt = Date.now() + 5_000
      for (let page: ReadPage | undefined; Date.now() < endsAt;) {
        page = await read(path).catch(() => undefined)
        if (!page || page.status !== 200 || page.versions[remote] === version) return
        await pause(50)
      }
    },
    close: () => rmSync(drafts, { recursive: true, force: true }),
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export type FaultStore = ReturnType<typeof createFaultStore>

function readBuilt(remote: string): { version: string } {
  return JSON.parse(readFileSync(join(ROOT, 'dist/remotes', remote, 'release.json'), 'utf8')) as { version: string }
}
