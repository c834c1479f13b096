import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { releasePlaces } from '@verstak/tools-release/releasePlaces'
import { createBackup } from './createBackup.ts'
import { findDataFolder } from './dataFolder.ts'
import { openShopDatabase } from './openShopDatabase.ts'
import { photosFolder, uploadsFolder } from './uploadFiles.ts'

const USAGE = 'npm run backup [-- <file>]'

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  if (positionals.length > 1) throw new Error(`Usage: ${USAGE}`)
  const name = `verstak-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.backup.gz`
  // npm runs scripts in the root folder, but the caller's folder may be another one.
  const path = resolve(process.env['INIT_CWD'] ?? '', positionals[0] ?? join(findDataFolder(), 'backups', name))
  const database = await openShopDatabase({ mustExist: true })
  try {
    await mkdir(dirname(path), { recursive: true })
    const data = findDataFolder()
    const uploads = uploadsFolder(data, process.env)
    const places = { ...releasePlaces(data, process.env), uploads, photos: photosFolder(data) }
    const { rowsByTable, releases, missing } = await createBackup(database.url, path, places)
    const rows = Object.values(rowsByTable).reduce((sum, count) => sum + count, 0)
    console.log(`Saved ${rows} rows with the files of uploads and of releases (${releases.length}) to ${path}`)
    if (missing.length > 0)
      console.log(`Live, but not in ${places.releases}, and so not in the backup: ${missing.join(', ')}`)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
