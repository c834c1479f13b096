import type { ChatVisitor } from '@verstak/contracts/chat'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { sessionUserOf } from '../session/sessionUserOf.ts'
import { isSigned, userChatId } from './signVisitor.ts'

/**
 * A guest's signed visitor is valid for whoever holds it. A user's one is valid only during his session, so that data
 * left on a shared device gives no access.
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
