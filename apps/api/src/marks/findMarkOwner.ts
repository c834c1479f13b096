import type { Services } from '../services.ts'
import { joinGuestMarks } from './joinGuestMarks.ts'
import { findOwnerId } from './markOwner.sql.ts'
import type { MarkVisitor } from './markVisitor.ts'

/** Id of the owner of the visitor's marks, including those of his browser; null when he has never marked anything. */
export async function findMarkOwner(
  services: Pick<Services, 'db' | 'now'>,
  visitor: MarkVisitor,
): Promise<number | null> {
  await joinGuestMarks(services, visitor)
  const { userId, tokenHash } = visitor
  if (userId !== null) return findOwnerId(services.db, { userId })
  return tokenHash === null ? null : findOwnerId(services.db, { tokenHash })
}
