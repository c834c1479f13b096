import * as endpoints from '@verstak/contracts/chat'
import { bindTable, type StaffTable } from '../back-office/bindTable.ts'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { findConversation, insertMessage, selectConversations } from './chat.sql.ts'
import { chatTexts as texts } from './chat.texts.ts'
import { createChatSecret } from './chatSecret.ts'
import { checkVisitor } from './checkVisitor.ts'
import { conversationOf } from './conversationOf.ts'
import { issueVisitor } from './issueVisitor.ts'
import { checkConversation, listConversations, operatorOf } from './operator.ts'
import { sendMessage } from './sendMessage.ts'

const table: StaffTable<Awaited<ReturnType<typeof selectConversations>>[number]> = {
  ...texts.table,
  keyOf: ({ id }) => id,
  linesOf: ({ id, display_name, info, author, text, sent_at }) => [
    [id, display_name, info === 'b2b', author === 'visitor', sent_at, text],
  ],
}

export function chatRoutes(binder: Binder, services: Services): void {
  visitorRoutes(binder, services)
  operatorRoutes(binder, services)
}

function visitorRoutes({ bindPersonal }: Binder, services: Services): void {
  const { db, limits } = services
  const secret = createChatSecret(db)
  bindPersonal(endpoints.getChatVisitor, async (_, caller) => issueVisitor(services, await secret(), caller))
  bindPersonal(endpoints.readConversation, async ({ body: { visitor } }, caller) => {
    await limits.spend('chatReadsPerIp', caller.ip)
    await checkVisitor(services, await secret(), visitor, caller)
    const conversation = await findConversation(db, visitor.fields.id)
    return conversationOf(services, conversation?.id ?? null)
  })
  bindPersonal(endpoints.sendChatMessage, async ({ body }, caller) => {
    await limits.spend('chatMessagesPerIp', caller.ip)
    await checkVisitor(services, await secret(), body.visitor, caller)
    await limits.spend('chatMessagesPerVisitor', body.visitor.fields.id)
    return conversationOf(services, await sendMessage(services, body))
  })
}

function operatorRoutes(binder: Binder, services: Services): void {
  const { bindPersonal } = binder
  const { db, now } = services
  bindTable(binder, endpoints.listConversations, table, (query, slice) => selectConversations(db, query, slice))
  bindPersonal(endpoints.listConversations, async ({ query }, caller) => {
    await operatorOf(services, caller)
    return { conversations: await listConversations(services, query) }
  })
  bindPersonal(endpoints.readConversationAsStaff, async ({ query: { conversationId } }, caller) => {
    await operatorOf(services, caller)
    await checkConversation(services, conversationId)
    return conversationOf(services, conversationId)
  })
  bindPersonal(endpoints.answerConversation, async ({ body: { conversationId, guid, text } }, caller) => {
    const operator_id = await operatorOf(services, caller)
    await checkConversation(services, conversationId)
    await insertMessage(db, {
      conversation_id: conversationId,
      guid,
      author: 'operator',
      operator_id,
      text,
      sent_at: now(),
    })
    return conversationOf(services, conversationId)
  })
}
