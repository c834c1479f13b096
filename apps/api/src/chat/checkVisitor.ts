import type { ChatVisitor } from '@verstak/contracts/chat'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { sessionUserOf } from '../session/sessionUserOf.ts'
import { isSigned, userChatId } from './signVisitor.ts'

/**
 * A guest's visitor is his who holds it; a user's only as long as his session lasts, so that what stays on a device that
 * several people use opens nothing.
 * @throws DomainError `not-found`
 */
export async function checkVisitor(
  services: Pick<Services, 'db' | 'now'>,
  secret: string,
  visitor: ChatVisitor,
  caller: Pick<Caller, 'cookie'>,
): Promise<void> {
  const { id } = visitor.fields
  if (isSigned(visitor, secret)) {
    if (id.startsWith('g-')) return
    const user = await sessionUserOf(services, caller)
    if (user && userChatId(user.id, secret) === id) return
  }
  throw notFound('visitor', 'This visitor of the chat is not the caller; ask for a new one.')
}
