import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, DatabaseError } from 'pg'
import { migrateQueue } from './migrateQueue.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../apps/api/migrations', import.meta.url))
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/
/** An arbitrary number, the same in every program that migrates this project's databases. */
const ADVISORY_LOCK = 7_368_001
const OLDEST_SERVER = 150_000

interface Migration {
  name: string
  sql: string
  hash: string
}

/**
 * Applies the migrations that a database lacks, in order, each in its own transaction, and updates the schema of the job
 * queue. Safe for concurrent calls.
 * Throws when the server is older than 15 or when the applied migrations differ from the files.
 * @returns names of the files applied now, [] when the database was up to date
 */
export async function migrate(url: string, { folder = MIGRATIONS } = {}): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK])
    const pending = await selectPending(client, migrations)
    for (const migration of pending) await apply(client, migration)
    await migrateQueue(url)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Name of the newest migration in `folder`, for example '0003_orders.sql': the schema version that backups carry. */
export async function readSchemaVersion({ folder = MIGRATIONS } = {}): Promise<string> {
  return (await readMigrations(folder)).at(-1)?.name ?? ''
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  names.forEach((name, index) => {
    const number = FILE_NAME.exec(name)?.[1]
    if (number === undefined) throw new Error(`${join(folder, name)}: migrations are named like 0001_first_tables.sql.`)
    if (names[index + 1]?.startsWith(number))
      throw new Error(`${folder}: two migrations have the number ${number}. Renumber the newer one.`)
  })
  return Promise.all(
    names.map(async (name) => {
      // A Windows checkout may have converted line ends; the migration is still the same.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )
  const objection = rows[0] && objectToVersion(rows[0])
  if (objection) throw new Error(objection)
}

/** Why a server version is too old; null when it is supported. */
export function objectToVersion({ number, version }: { number: number; version: string }): string | null {
  if (number >= OLDEST_SERVER) return null
  return `Verstak needs PostgreSQL 15 or newer, this server is ${version}. Point DATABASE_URL at another one.`
}

async function selectPending(client: Client, migrations: Migration[]): Promise<Migration[]> {
  await client.query(
    `create table if not exists schema_migration (
       name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  )
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migration order by name',
  )
  rows.forEach((row, index) => {
    const own = migrations[index]
    if (own?.name !== row.name) {
      const isKnown = migrations.some(({ name }) => name === row.name)
      throw new Error(
        isKnown
          ? `Migration ${own?.name} sorts before ${row.name}, which this database already has. Give the new one a higher number.`
          : `This database has migration ${row.name}, which this release does not know. Run the newer release that applied it.`,
      )
    }
    if (own.hash !== row.hash)
      throw new Error(
        `Migration ${row.name} was changed after this database applied it. Restore the file and put the change into a new migration.`,
      )
  })
  return migrations.slice(rows.length)
}

async function apply(client: Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    // Report the first error, even if the connection is lost too.
    await client.query('rollback').catch(() => {})
    const line =
      error instanceof DatabaseError && error.position
        ? `:${sql.slice(0, Number(error.position)).split('\n').length}`
        : ''
    throw new Error(`Migration ${name}${line} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
