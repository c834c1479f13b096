import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

type Callback = Parameters<pg.Pool['connect']>[0]

/** graphile-worker may give a broken connection back twice, for which pg would end the process. */
class QueuePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (!callback) return super.connect()
    super.connect((error, client, done) => {
      let isDone = false
      callback(error, client, (reason) => {
        if (!isDone) done(reason)
        isDone = true
      })
    })
  }
}

/** Connections of the job queue. Broken ones end up in the log and not in the process. */
export function openQueuePool(databaseUrl: string, size: number, log: FastifyBaseLogger): pg.Pool {
  const pool = new QueuePool({
    connectionString: databaseUrl,
    max: size,
    application_name: 'verstak-jobs',
    connectionTimeoutMillis: 10_000,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'A database connection of the job queue broke'))
  // One in use fails its query as well.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
