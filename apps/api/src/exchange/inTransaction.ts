import type { ClientBase } from 'pg'
import { retryDeadlock } from '../db/retryDeadlock.ts'

/** Runs a batch in a transaction; one that lost a deadlock tries again. */
export const inTransaction = (client: ClientBase, act: () => Promise<void>): Promise<void> =>
  retryDeadlock(async () => {
    await client.query('begin')
    try {
      await act()
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
