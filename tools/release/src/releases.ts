import { parseArgs } from 'node:util'
import { getLiveReleases } from '@verstak/contracts/registry'
import { runProgram } from './commandLine.ts'
import { createFolderStore } from './createFolderStore.ts'
import { findStore } from './findStore.ts'
import type { FoundStore } from './findStore.ts'
import { readHistory } from './readHistory.ts'
import { createRegistryCall, describeRefusal } from './registryClient.ts'
import { formatTable, historyRows, liveRows } from './releaseTables.ts'

/** `npm run releases`: the live release of each remote; `npm run releases -- cart`: the history of one. */
async function print(remote: string | undefined, found: FoundStore): Promise<void> {
  const store = createFolderStore(found.places.releases)
  const [{ remotes }, activations] = await Promise.all([
    createRegistryCall(found.origin)(getLiveReleases, { query: {} }),
    readHistory(found, remote, process.env),
  ])
  const rows = remote ? await historyRows(activations, store) : await liveRows(remotes, activations, store)
  console.log(rows.length > 1 ? formatTable(rows) : `Nothing was released${remote ? ` of ${remote}` : ''} yet.`)
}

await runProgram(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
  const store = await findStore(values.to, process.env)
  await print(positionals[0], store).catch((error: unknown) => {
    throw new Error(describeRefusal(error, store.origin), { cause: error })
  })
})
