import { parseArgs } from 'node:util'
import { getLiveReleases, rollbackRelease } from '@verstak/contracts/registry'
import { requireRemote, runProgram } from './commandLine.ts'
import { createFolderStore } from './createFolderStore.ts'
import { getCredentials } from './credentials.ts'
import { findStore } from './findStore.ts'
import type { FoundStore } from './findStore.ts'
import { createRegistryCall, describeRefusal } from './registryClient.ts'
import { describeLive } from './releaseRemote.ts'

/** `npm run rollback -- cart [version] [--to http://…]`: ends a canary, else goes back to the release before, or to `version`. */
async function rollback(remote: string, version: string | undefined, { origin, places }: FoundStore): Promise<void> {
  const { token } = await getCredentials(places, remote, process.env)
  const call = createRegistryCall(origin, token)
  const find = async () => (await call(getLiveReleases, { query: {} })).remotes.find(({ name }) => name === remote)
  const live = await find()
  const target = version ?? (live?.canary ? live.stable.version : live?.previous?.version)
  if (target && !(await createFolderStore(places.releases).read(remote, target))) {
    throw new Error(
      `${places.releases} no longer has ${remote} ${target}: npm run releases -- ${remote} shows what it has.`,
    )
  }
  const startedAt = performance.now()
  await call(rollbackRelease, { body: { remote, ...(version ? { version } : {}) } })
  console.log(
    `Rolled back in ${((performance.now() - startedAt) / 1000).toFixed(2)} s. ${describeLive(remote, await find())}`,
  )
}

await runProgram(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
  const remote = requireRemote(positionals[0], 'npm run rollback')
  const store = await findStore(values.to, process.env)
  await rollback(remote, positionals[1], store).catch((error: unknown) => {
    throw new Error(describeRefusal(error, store.origin), { cause: error })
  })
})
