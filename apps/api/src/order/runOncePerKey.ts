import { createHash } from 'node:crypto'
import type { Queryable } from '../db/openDatabase.ts'
import { runOnce } from '../idempotency/runOnce.ts'
import { hashSecret } from '../secret.ts'
import type { Services } from '../services.ts'

export interface KeyedChange {
  /** Whose keys they are, such as `order <guid>` or `staff 7`: others may use the same. */
  owner: string
  key: string
  /** The call and all that it was asked: another content under the same key is refused. */
  request: unknown
}

/**
 * Changes orders once per key, in a transaction of its own; a repeat gets the first answer.
 * @throws DomainError `idempotency-key-reused`
 */
export const runOncePerKey = <Answer>(
  { db }: Pick<Services, 'db'>,
  { owner, key, request }: KeyedChange,
  act: (transaction: Queryable) => Promise<Answer>,
): Promise<Answer> => {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest()
  return db
    .transaction()
    .execute((transaction) =>
      runOnce(transaction, { owner: hashSecret(owner), key, requestHash }, () => act(transaction)),
    )
}
