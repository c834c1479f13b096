import { type Client, escapeIdentifier } from 'pg'
import { QUEUE_SCHEMA } from './migrateQueue.ts'

/** One table of the shop; unquoted names, so that backups do not depend on the quoting of a server version. */
export interface Table {
  /** schema.table */
  name: string
  /** Stored columns in order; generated ones are left out, the server computes them again. */
  columns: string[]
}

/** Messages on their way and what is known of their gateways. A restored shop would send old ones a second time. */
const MESSAGE_TABLES = ['message', 'message_channel', 'demo_message', 'sms_day']

/** The list of migrations, and data that is meaningful only in its own database. */
const NOT_DATA = ['schema_migration', 'product_change', 'product_change_purge', 'index_snapshot', ...MESSAGE_TABLES]

/** Tables into which migrations insert rows: these alone do not count as data of a shop. */
const BEGUN_BY_MIGRATIONS = [
  'public.content_document',
  'public.content_version',
  'public.holiday',
  'public.invoice_counter',
  'public.legal_document',
  'public.nameplate',
  'public.registry_state',
  'public.search_alias',
  'public.search_preset',
  'public.search_synonym',
  'public.shop_requisites',
]

/** Tables with the shop's data; each table comes after those that its foreign keys refer to. */
export async function selectTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { parents: string[] }>(
    `
    select n.nspname || '.' || c.relname as name,
           array(select attname::text from pg_attribute
                 where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
           array(select pn.nspname || '.' || p.relname
                 from pg_constraint k join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
                 where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not in ('information_schema', 'pg_catalog') and n.nspname not like 'pg\\_%'
      and n.nspname <> $2 and c.relkind = 'r' and c.relpersistence <> 't' and c.relname <> all($1)
    order by 1`,
    [NOT_DATA, QUEUE_SCHEMA],
  )
  return sortByParents(rows)
}

/**
 * Parents first. Tables that refer to each other in a circle come last, in their given order: COPY can fill those only
 * when one of their foreign keys is deferrable.
 */
export function sortByParents(tables: (Table & { parents: string[] })[]): Table[] {
  const sorted: Table[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const blocked = new Set(waiting.map(({ name }) => name))
    const ready = waiting.filter(({ parents }) => !parents.some((parent) => blocked.has(parent)))
    const next = ready.length > 0 ? ready : waiting
    sorted.push(...next.map(({ name, columns }) => ({ name, columns })))
    waiting = waiting.filter((table) => !next.includes(table))
  }
  return sorted
}

/** A sequence and the value that it gives next, as text because it may pass 2^53. */
export interface Sequence {
  name: string
  next: string
}

/** All sequences; not part of a snapshot, so read them after the rows. */
export async function selectSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `
    select schemaname || '.' || sequencename as name, coalesce(last_value + increment_by, start_value)::text as next
    from pg_sequences where schemaname <> $1 order by 1`,
    [QUEUE_SCHEMA],
  )
  return rows
}

/** A release that the registry names. */
export interface NamedRelease {
  remote: string
  version: string
  /** Stable, the one before, or a canary. */
  isLive: boolean
}

/** All releases that the registry names, whether or not their files still exist. */
export async function selectReleases(client: Client): Promise<NamedRelease[]> {
  const { rows } = await client.query<NamedRelease>(`
    select remote, version, exists (
      select from live_release live
      where live.remote = release.remote
        and release.version in (live.stable_version, live.previous_version, live.canary_version)
    ) as "isLive"
    from release order by remote, version`)
  return rows
}

/** Guids of the files that visitors have sent. */
export async function selectUploads(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ guid: string }>('select guid from upload order by guid')
  return rows.map(({ guid }) => guid)
}

/** Guids of the photos that products have from their sources. */
export async function selectPhotos(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ guid: string }>(
    'select distinct guid from product_photo where guid is not null order by guid',
  )
  return rows.map(({ guid }) => guid)
}

/** The newest migration that the database has; null when it was never migrated. */
export async function selectSchemaVersion(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('schema_migration') is not null as found`)
  if (rows[0]?.found !== true) return null
  const newest = await client.query<{ name: string | null }>('select max(name) as name from schema_migration')
  return newest.rows[0]?.name ?? null
}

/** Names of the given tables with rows that do not come from migrations. */
export async function selectFilledTables(client: Client, tables: Table[]): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of tables.filter((table) => !BEGUN_BY_MIGRATIONS.includes(table.name))) {
    const { rowCount } = await client.query(`select from ${quoteName(name)} limit 1`)
    if (rowCount) filled.push(name)
  }
  return filled
}

/** schema.table or schema.sequence for SQL. */
export function quoteName(name: string): string {
  return name.split('.').map(escapeIdentifier).join('.')
}

/** What COPY takes: the table with its columns. */
export function quoteTable({ name, columns }: Table): string {
  return `${quoteName(name)} (${columns.map(escapeIdentifier).join(', ')})`
}

/** Drops what the database has yet to do and to send, which belongs to the data before. */
export async function deleteQueuedWork(client: Client): Promise<void> {
  await client.query(`truncate ${MESSAGE_TABLES.join(', ')}`)
  await client.query(
    `select from ${QUEUE_SCHEMA}.complete_jobs(array(select id from ${QUEUE_SCHEMA}.jobs where locked_at is null))`,
  )
}
