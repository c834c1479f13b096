import { join } from 'node:path'
import { DIST } from '@verstak/tools-build/paths'
import { findDataFolder } from '@verstak/tools-database/dataFolder'
import { addReleaseToken } from '@verstak/tools-database/releaseTokens'
import { knownRemotes, runProgram } from './commandLine.ts'
import { publishBuilt } from './publishBuilt.ts'
import { describeRefusal } from './registryClient.ts'
import { releasePlaces } from './releasePlaces.ts'

/** Step of `npm start`: publishes what was built, through the API at API_ORIGIN. */
await runProgram(async () => {
  const { API_ORIGIN: api = 'http://127.0.0.1:4001', DATABASE_URL: databaseUrl } = process.env
  if (!databaseUrl) throw new Error('DATABASE_URL says where the registry keeps its tokens.')
  await publishBuilt({
    remotes: knownRemotes(),
    builds: join(DIST, 'remotes'),
    places: releasePlaces(findDataFolder(), process.env),
    api,
    addToken: (token) => addReleaseToken(databaseUrl, token),
    report: console.log,
  }).catch((error: unknown) => {
    throw new Error(describeRefusal(error, api), { cause: error })
  })
})
