import { runMigrations } from 'graphile-worker'
import { Pool } from 'pg'

/** Schema of the job queue, which graphile-worker makes and updates itself. It holds nothing that a backup keeps. */
export const QUEUE_SCHEMA = 'graphile_worker'

/** Brings the schema of the job queue up to date, so that jobs can be added before any worker runs. */
export async function migrateQueue(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 })
  // A connection that breaks fails its query as well.
  const ignore = () => {}
  pool.on('error', ignore).on('connect', (client) => client.on('error', ignore))
  try {
    await runMigrations({ pgPool: pool, schema: QUEUE_SCHEMA })
  } finally {
    await pool.end()
  }
}
