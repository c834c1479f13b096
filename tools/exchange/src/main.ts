import { resolve } from 'node:path'
import { migrate } from '@verstak/tools-database/migrate'
import { openShopDatabase } from '@verstak/tools-database/openShopDatabase'
import { runExchange } from './runExchange.ts'

try {
  const database = await openShopDatabase({ mustExist: true })
  try {
    await migrate(database.url)
    // The first word comes from the script of package.json.
    const [program, ...args] = process.argv.slice(2)
    const cwd = resolve(process.env['INIT_CWD'] ?? '.')
    process.exitCode = await runExchange(database.url, program === 'export' ? 'export' : 'import', args, cwd)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
