import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { releasePlaces } from '@verstak/tools-release/releasePlaces'
import { findDataFolder } from './dataFolder.ts'
import { openShopDatabase } from './openShopDatabase.ts'
import { restoreBackup, verifyBackup } from './restoreBackup.ts'
import { restoreReleaseFiles } from './restoreReleaseFiles.ts'
import { photosFolder, restoreUploadFiles, uploadsFolder } from './uploadFiles.ts'

const USAGE = 'npm run restore -- <file> [--replace]'

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Error(`Usage: ${USAGE}`)
  const path = resolve(process.env['INIT_CWD'] ?? '', file)
  // Verified first, so that an invalid file does not create a data folder.
  const { header } = await verifyBackup(path)
  const database = await openShopDatabase({ mustExist: false })
  try {
    const rowsByTable = await restoreBackup(database.url, path, { replace: values.replace ?? false })
    const rows = Object.values(rowsByTable).reduce((sum, count) => sum + count, 0)
    const data = findDataFolder()
    const releases = await restoreReleaseFiles(path, releasePlaces(data, process.env))
    const uploads = await restoreUploadFiles(path, uploadsFolder(data, process.env))
    const photos = await restoreUploadFiles(path, photosFolder(data), 'photos')
    console.log(
      `Restored ${rows} rows as of ${header.createdAt}, releases that were not here (${releases}) files of uploads (${uploads}) and of photos of products (${photos})`,
    )
    if (database.isInUse)
      console.log('The running Verstak may still show what it remembers: stop it and start it again.')
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
