import type pg from 'pg'
import { FREE_JOBS_OF_DEAD_WORKERS, LOCK_WORKERS, NOTICE_END } from './job.sql.ts'

const LOOK_FOR_DEAD_MS = 60_000

/** A connection whose end frees the jobs of this process's workers for others. */
export interface Lease {
  /** Takes the lock of a pool of workers, and frees the jobs of those that have none any more, now and each minute. */
  take(poolId: string): Promise<void>
  close(): void
}

/** @param onLost called when the connection breaks */
export async function openLease(pool: pg.Pool, onLost: (error: Error) => void): Promise<Lease> {
  const client = await pool.connect()
  client.on('error', onLost)
  let looking: NodeJS.Timeout | undefined
  return {
    async take(poolId) {
      const freeJobs = () => client.query(FREE_JOBS_OF_DEAD_WORKERS, [poolId])
      await client.query(NOTICE_END)
      await client.query(LOCK_WORKERS, [poolId])
      await freeJobs()
      looking = setInterval(() => freeJobs().catch(onLost), LOOK_FOR_DEAD_MS)
    },
    close() {
      clearInterval(looking)
      client.release(true)
    },
  }
}

/** Has the lease taken before the workers ask for their first jobs. */
export function leasePlugin(lease: Lease): GraphileConfig.Plugin {
  let taken: Promise<void> | undefined
  return {
    name: 'verstak-lease',
    version: '1.0.0',
    worker: {
      hooks: {
        async startWorker(_, { worker }) {
          taken ??= lease.take(worker.workerPool.id)
          await taken
        },
      },
    },
  }
}
