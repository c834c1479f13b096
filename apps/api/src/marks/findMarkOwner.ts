import type { Services } from '../services.ts'
import { joinGuestMarks } from './joinGuestMarks.ts'
import { findOwnerId } from './markOwner.sql.ts'
import type { MarkVisitor } from './markVisitor.ts'

/** Id under which the visitor's marks are kept, those of his browser included; null for one who never marked anything. */
export async function findMarkOwner(
  services: Pick<Services, 'db' | 'now'>,
  visitor: MarkVisitor,
): Promise<number | null> {
  await joinGuestMarks(services, visitor)
  const { userId, tokenHash } = visitor
  if (userId !== null) return findOwnerId(services.db, { userId })
  return tokenHash === null ? null : findOwnerId(services.db, { tokenHash })
}
