import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, link, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { ReleasePlaces } from '@verstak/tools-release/releasePlaces'
import { type BackupEnd, type BackupHeader, countLines, END_OF_ROWS, FORMAT } from './backupFile.ts'
import { readReleaseFiles } from './readReleaseFiles.ts'
import {
  quoteTable,
  selectReleases,
  selectSchemaVersion,
  selectSequences,
  selectTables,
  selectPhotos,
  selectUploads,
} from './schema.sql.ts'
import { readUploadFiles } from './uploadFiles.ts'

/** Contents of a backup. */
export interface BackupContents {
  rowsByTable: Record<string, number>
  /** Releases with their files: `cart 1.0.0-1a2b3c4d`. */
  releases: string[]
  /** Live releases without files in the store: a restored shop could not serve them. */
  missing: string[]
}

/** Files that a backup takes along. */
export interface BackupPlaces extends ReleasePlaces {
  /** Folder of the photos and videos of visitors. */
  uploads: string
  /** Folder of the photos of products. */
  photos: string
}

/**
 * Writes one consistent snapshot of a database to `path`, readable by its owner only: it holds personal data. The file
 * is written atomically; an existing one is never overwritten. The shop may keep running meanwhile.
 * @param places where the files of releases, of uploads and the teams' public keys are; without them the database alone
 *   is saved
 */
export async function createBackup(url: string, path: string, places?: BackupPlaces): Promise<BackupContents> {
  const unfinished = `${path}.${randomUUID()}.unfinished`
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const file = await open(unfinished, 'wx', 0o600)
    const contents: BackupContents = { rowsByTable: {}, releases: [], missing: [] }
    const lines = Readable.from(writeLines(client, contents, places), { objectMode: false })
    await pipeline(lines, createGzip({ level: 6 }), createWriteStream('', { fd: file, flush: true }))
    // link, unlike rename, fails if the name exists.
    await link(unfinished, path)
    await syncFolder(dirname(path))
    return contents
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new Error(`${path} exists already. Name another file.`, { cause: error })
    throw error
  } finally {
    await client.end()
    await rm(unfinished, { force: true })
  }
}

async function* writeLines(
  client: Client,
  contents: BackupContents,
  places: BackupPlaces | undefined,
): AsyncGenerator<Buffer, void, void> {
  const { rowsByTable } = contents
  const hash = createHash('sha256')
  const hashed = (bytes: Buffer) => {
    hash.update(bytes)
    return bytes
  }
  await client.query('begin transaction isolation level repeatable read read only')
  await client.query(
    `set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local extra_float_digits = 3`,
  )
  const schemaVersion = await selectSchemaVersion(client)
  if (schemaVersion === null) throw new Error('This database holds no shop: it was never migrated.')
  const header: BackupHeader = { format: FORMAT, schemaVersion, createdAt: new Date().toISOString() }
  yield hashed(toLine(header))
  for (const table of await selectTables(client)) {
    yield hashed(toLine(table))
    let rows = 0
    for await (const chunk of client.query(copyTo(`copy ${quoteTable(table)} to stdout`))) {
      rows += countLines(chunk as Buffer)
      yield hashed(chunk as Buffer)
    }
    rowsByTable[table.name] = rows
    yield hashed(END_OF_ROWS)
  }
  const sequences = await selectSequences(client)
  const releases = await selectReleases(client)
  const uploads = places ? await selectUploads(client) : []
  const photos = places ? await selectPhotos(client) : []
  await client.query('commit')
  if (places) {
    for await (const file of readReleaseFiles(places, releases, contents)) yield hashed(toLine(file))
    for await (const file of readUploadFiles(places.uploads, uploads)) yield hashed(toLine(file))
    for await (const file of readUploadFiles(places.photos, photos, 'photos')) yield hashed(toLine(file))
  }
  const end: BackupEnd = { rowsByTable, sequences, sha256: hash.digest('hex') }
  yield toLine(end)
}

function toLine(value: BackupHeader | BackupEnd | object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`)
}

/** Flushes the folder, so that the new file name survives a power failure. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
