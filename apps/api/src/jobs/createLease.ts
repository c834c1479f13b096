import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { FREE_JOBS_OF_DEAD_WORKERS, LOCK_WORKERS, NOTICE_END } from './job.sql.ts'

const LOOK_FOR_DEAD_MS = 60_000
const RETRY_MS = 3_000

/** A connection whose end frees the jobs of this process's workers for others. A lost one is replaced. */
export interface Lease {
  /** Has graphile-worker take it before the workers ask for their first jobs. */
  plugin: GraphileConfig.Plugin
  close(): Promise<void>
}

export function createLease(pool: pg.Pool, log: FastifyBaseLogger): Lease {
  const closing = new AbortController()
  let ended: Promise<void> | undefined
  let tried: Promise<void> | undefined

  /** Takes the lock of a pool of workers, and frees the jobs of those that have none any more, now and each minute. */
  async function hold(poolId: string, onHeld: () => void): Promise<never> {
    const client = await pool.connect()
    const lost = new Promise<never>((_, reject) => client.once('error', reject))
    lost.catch(() => {})
    try {
      await client.query(NOTICE_END)
      await client.query(LOCK_WORKERS, [poolId])
      for (;;) {
        await client.query(FREE_JOBS_OF_DEAD_WORKERS, [poolId])
        onHeld()
        await Promise.race([lost, sleep(LOOK_FOR_DEAD_MS, null, { signal: closing.signal })])
      }
    } finally {
      client.release(true)
    }
  }

  async function keep(poolId: string, onTried: () => void): Promise<void> {
    while (!closing.signal.aborted) {
      await hold(poolId, onTried).catch((error: unknown) => {
        if (!closing.signal.aborted) log.warn({ err: error }, 'The lock of the job workers was lost; it is taken again')
      })
      onTried()
      await sleep(RETRY_MS, null, { signal: closing.signal }).catch(() => {})
    }
  }

  const take = (poolId: string) => new Promise<void>((resolve) => (ended = keep(poolId, resolve)))
  return {
    plugin: {
      name: 'verstak-lease',
      version: '1.0.0',
      worker: {
        hooks: {
          async startWorker(_, { worker }) {
            tried ??= take(worker.workerPool.id)
            await tried
          },
        },
      },
    },
    async close() {
      closing.abort()
      await ended
    },
  }
}
