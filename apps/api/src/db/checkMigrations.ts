import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from './openDatabase.ts'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)

/** @throws Error when the database cannot be reached or lacks a migration of this release; its message says which */
export async function checkMigrations(db: Database): Promise<void> {
  const expected = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql'))
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  const missing = expected.filter((name) => !applied.has(name))
  if (missing.length > 0) throw new Error(`The database lacks ${missing.join(', ')}. Migrate it with npm start.`)
}
