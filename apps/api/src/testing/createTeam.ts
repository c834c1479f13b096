import {
  activateRelease,
  getLiveReleases,
  listActivations,
  publishRelease,
  rollbackRelease,
} from '@verstak/contracts/registry'
import type { SignedRelease } from '@verstak/contracts/release'
import { addReleaseToken } from '@verstak/tools-database/releaseTokens'
import { randomUUID } from 'node:crypto'
import type { TestApi } from './startTestApi.ts'
import { bearer, makeRelease, tokenOf } from './testRelease.ts'

/** A remote for one test, and the calls of its team. */
export async function createTeam(api: Pick<TestApi, 'newVisitor'>, databaseUrl: string) {
  const remote = `remote-${randomUUID().slice(0, 8)}`
  await addReleaseToken(databaseUrl, { remote, name: `team ${remote}`, token: tokenOf(remote) })
  const visitor = api.newVisitor()
  const auth = bearer(remote)
  return {
    remote,
    publish: (version: string, change: Partial<SignedRelease> = {}) =>
      visitor.call(publishRelease, { body: { release: makeRelease(remote, version, change) } }, auth),
    activate: async (version: string, percent: 1 | 5 | 25 | 100 = 100) =>
      (await visitor.call(activateRelease, { body: { remote, version, percent } }, auth)).activation,
    failToActivate: (version: string, percent: 1 | 5 | 25 | 100 = 100) =>
      visitor.fail(activateRelease, { body: { remote, version, percent } }, auth),
    rollback: async (version?: string) =>
      (await visitor.call(rollbackRelease, { body: { remote, ...(version && { version }) } }, auth)).activation,
    failToRollback: (version?: string) =>
      visitor.fail(rollbackRelease, { body: { remote, ...(version && { version }) } }, auth),
    async live() {
      const { remotes } = await visitor.call(getLiveReleases, { query: {} })
      const own = remotes.find(({ name }) => name === remote)
      if (!own) return null
      const canary = own.canary && [own.canary.version, own.canary.percent]
      return { stable: own.stable.version, previous: own.previous?.version ?? null, canary }
    },
    history: async () =>
      (await visitor.call(listActivations, { query: { remote } })).activations.map(
        ({ kind, version, percent }) => `${kind} ${version} ${percent}`,
      ),
  }
}
