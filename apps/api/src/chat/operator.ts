import type { ChatListItem } from '@verstak/contracts/chat'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { staffOf } from '../session/staffOf.ts'
import { findConversationById, putOperator, selectConversations, type ConversationFilter } from './chat.sql.ts'
import { toMessage } from './conversationOf.ts'

const LIST_LENGTH = 200

/** The calling staff member; also stores his presence. @throws DomainError `not-found` for everybody else */
export async function operatorOf(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<number> {
  const userId = await staffOf(services, caller)
  await putOperator(services.db, userId, services.now())
  return userId
}

/** @throws DomainError `not-found` */
export async function checkConversation({ db }: Pick<Services, 'db'>, id: number): Promise<void> {
  if (!(await findConversationById(db, id))) throw notFound('conversationId', `There is no conversation ${id}.`)
}

/** The conversations as staff sees them. */
export async function listConversations(
  { db }: Pick<Services, 'db'>,
  filter: ConversationFilter,
): Promise<ChatListItem[]> {
  const rows = await selectConversations(db, filter, { limit: LIST_LENGTH, offset: 0 })
  return rows.map(({ id, info, display_name, message_id, author, ...last }) => ({
    id,
    info,
    displayName: display_name,
    isWaiting: author === 'visitor',
    lastMessage: toMessage({ id: message_id, author, ...last }),
  }))
}
