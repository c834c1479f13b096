import type { Queryable } from '../db/openDatabase.ts'
import { DomainError } from '../DomainError.ts'
import { insertKey, selectKey, updateAnswer, type KeyedRequest } from './idempotency.sql.ts'

/**
 * Acts once per key, within the caller's transaction: the key and the answer are stored together or not at all. A
 * repeated request gets the first answer; a failed one left nothing behind, so its key may be used again.
 * @throws DomainError `idempotency-key-reused` when the key came with another request
 */
export async function runOnce<Answer>(
  transaction: Queryable,
  request: KeyedRequest,
  act: () => Promise<Answer>,
): Promise<Answer> {
  if (await insertKey(transaction, request)) {
    const answer = await act()
    await updateAnswer(transaction, request, answer)
    return answer
  }
  const stored = await selectKey(transaction, request)
  if (!stored.request_hash.equals(request.requestHash)) throw new DomainError('idempotency-key-reused')
  return stored.response as Answer
}
