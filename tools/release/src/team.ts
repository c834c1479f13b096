import { parseArgs } from 'node:util'
import { findDataFolder } from '@verstak/tools-database/dataFolder'
import { openShopDatabase } from '@verstak/tools-database/openShopDatabase'
import { addReleaseToken } from '@verstak/tools-database/releaseTokens'
import { requireRemote, runProgram } from './commandLine.ts'
import { createCredentials } from './credentials.ts'
import { releasePlaces } from './releasePlaces.ts'

/**
 * `npm run release:team -- cart [--name 'ci']`: a new token and a new key; an earlier token of that name is revoked at
 * once.
 */
await runProgram(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { name: { type: 'string' } } })
  const remote = requireRemote(positionals[0], 'npm run release:team')
  const name = values.name ?? `${remote} team`
  if (name === 'npm start') throw new Error('"npm start" is the name under which a start publishes its own builds.')
  const places = releasePlaces(findDataFolder(), process.env)
  const database = await openShopDatabase({ mustExist: true })
  try {
    await createCredentials(places, remote, (token) => addReleaseToken(database.url, { remote, name, token })).catch(
      explainMissingTable,
    )
  } finally {
    await database.close()
  }
  console.log(
    [
      `"${name}" may release ${remote}: ${places.teams}/${remote}.json holds its token and its private key, readable by you alone.`,
      `Shells trust the key from now on, and the two before it: ${places.teamKeys}.`,
      'For CI, keep both as secrets: VERSTAK_RELEASE_TOKEN and VERSTAK_RELEASE_KEY.',
    ].join('\n'),
  )
})

/**
 * Explains that the start of the store creates the tables: a tool of another clone must not change the schema of a
 * running shop.
 */
function explainMissingTable(error: Error & { code?: string }): never {
  if (error.code !== '42P01') throw error
  throw new Error('This shop has no release registry yet: start it once with npm start.', { cause: error })
}
