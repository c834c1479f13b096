import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, isSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'

/** The visitor who marks products or reads his marks. */
export interface MarkVisitor {
  /** Null for guests and for sessions that have ended. */
  userId: number | null
  /** Hash of the guest token of his browser; null when it has none. */
  tokenHash: Buffer | null
}

export async function markVisitorOf(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<MarkVisitor> {
  const token = caller.cookie(SERVER_COOKIES.marksToken)
  return {
    userId: await findUserIdOf(services, caller),
    tokenHash: token !== null && isSecret(token) ? hashSecret(token) : null,
  }
}
