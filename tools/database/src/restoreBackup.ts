import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type BackupEnd, type BackupHeader, type BackupPart, readBackupFile } from './backupFile.ts'
import { migrate, readSchemaVersion } from './migrate.ts'
import {
  deleteQueuedWork,
  quoteName,
  quoteTable,
  selectFilledTables,
  selectSequences,
  selectTables,
  type Table,
} from './schema.sql.ts'

/**
 * Restores a backup into a database, in one transaction. Before any change it verifies the whole file, compares the
 * schema version, and rejects a non-empty database unless `replace` is set.
 * @returns rows per table
 */
export async function restoreBackup(
  url: string,
  path: string,
  { replace = false } = {},
): Promise<Record<string, number>> {
  const { header, end } = await verifyBackup(path)
  const ownVersion = await readSchemaVersion()
  if (header.schemaVersion !== ownVersion) {
    throw new Error(
      `The backup has the schema ${header.schemaVersion}, this release ${ownVersion}. ` +
        'Restore it with the release that made it, then update.',
    )
  }
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    if (!replace) await refuseFilled(client, await selectTables(client))
    await migrate(url)
    await client.query('begin')
    await deleteQueuedWork(client)
    await fill(client, path)
    await setSequences(client, end)
    await client.query('commit')
    return end.rowsByTable
  } finally {
    // Without a commit the server rolls back.
    await client.end()
  }
}

/** Reads a backup to its end; throws when it is truncated or altered. */
export async function verifyBackup(path: string): Promise<{ header: BackupHeader; end: BackupEnd }> {
  let header: BackupHeader | undefined
  let end: BackupEnd | undefined
  try {
    for await (const part of readBackupFile(path)) {
      if (part.kind === 'header') header = part.header
      else if (header === undefined) throw new Error('it is not a backup of Verstak')
      if (part.kind === 'end') end = part.end
    }
  } catch (error) {
    throw new Error(`${path} cannot be restored: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    })
  }
  if (header === undefined || end === undefined) throw new Error(`${path} cannot be restored: it is empty.`)
  return { header, end }
}

async function refuseFilled(client: Client, tables: Table[]): Promise<void> {
  const filled = await selectFilledTables(client, tables)
  if (filled.length > 0) {
    throw new Error(
      `The database is not empty (${filled.join(', ')}). "npm run restore -- <file> --replace" deletes what it holds.`,
    )
  }
}

async function fill(client: Client, path: string): Promise<void> {
  const tables = await selectTables(client)
  const names = tables.map(({ name }) => quoteName(name))
  // Migrations may have inserted rows; the backup contains them too.
  await client.query(`truncate ${names.join(', ')}`)
  await client.query('set constraints all deferred')
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)

  const parts = readBackupFile(path)
  for await (const part of parts) {
    if (part.kind !== 'table') continue
    const target = quoteTable(part.table)
    // The names go into SQL, so they must be known ones. This also checks that the columns are the same.
    if (!tables.some((table) => quoteTable(table) === target)) {
      throw new Error(`The backup's table ${target} is not in this release's schema.`)
    }
    const copy = client.query(copyFrom(`copy ${target} from stdin`))
    await pipeline(Readable.from(takeRows(parts), { objectMode: false }), copy)
  }
  await client.query('set constraints all immediate')
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
}

/** The rows up to the present table's end. */
async function* takeRows(parts: AsyncGenerator<BackupPart, void, void>): AsyncGenerator<Buffer, void, void> {
  for (;;) {
    const { value } = await parts.next()
    if (value?.kind !== 'rows') return
    yield value.rows
  }
}

/** `alter sequence` is undone by a rollback, `setval` is not. */
async function setSequences(client: Client, { sequences }: BackupEnd): Promise<void> {
  const own = new Set((await selectSequences(client)).map(({ name }) => name))
  for (const { name, next } of sequences) {
    if (!own.has(name)) throw new Error(`The backup's sequence ${name} is not in this release's schema.`)
    await client.query(`alter sequence ${quoteName(name)} restart with ${BigInt(next)}`)
  }
}
