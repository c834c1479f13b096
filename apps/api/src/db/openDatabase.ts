import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
/** Database access of an operation: the pool or an open transaction. */
export type Queryable = Kysely<Tables> | Transaction<Tables>

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Maximum number of connections of this process. */
  poolSize?: number
  /** Milliseconds after which the server cancels a statement. */
  statementTimeoutMs?: number
  /** Called when an idle connection breaks; such a failure must not end the process. */
  onIdleError?: (error: Error) => void
}

/** Opens a pool. It connects lazily, so the API may start before the database. */
export function openDatabase(
  url: string,
  { poolSize = 8, statementTimeoutMs = 5_000, onIdleError = () => {} }: DatabaseOptions = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'verstak-api',
    connectionTimeoutMillis: 2 * statementTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
    types: { getTypeParser },
  })
  pool.on('error', onIdleError)
  // One that breaks in use, between two statements of a transaction: the next one fails, and the process goes on.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

/** Sums in kopecks and counts stay far below 2^53, so bigint and numeric are parsed as numbers. Dates stay text. */
const PARSERS: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: (text) => text,
}

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  const own = format === 'binary' ? undefined : PARSERS[oid]
  return own ?? pg.types.getTypeParser(oid, format)
}
