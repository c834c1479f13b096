import { loadPlaces } from '@verstak/tools-catalogue/loadCatalogue'
import { runExchange } from './runExchange.ts'

// Gives an empty, migrated database its places and the goods of a file: `npm start -- --import`.
const { DATABASE_URL: databaseUrl = '' } = process.env
await loadPlaces(databaseUrl, new Date())
process.exitCode = await runExchange(databaseUrl, 'import', process.argv.slice(2), process.cwd())
