import type { ClientBase } from 'pg'

/** Runs a batch in a transaction; one that lost a deadlock tries again. */
export async function inTransaction(client: ClientBase, act: () => Promise<void>, tries = 5): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await client.query('begin')
    try {
      await act()
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if (attempt >= tries || !isPassing(error)) throw error
    }
  }
}

/** Deadlock, serialization failure. */
const isPassing = (error: unknown) => /^(40P01|40001)$/.test(String((error as { code?: unknown }).code))
