import * as endpoints from '@verstak/contracts/chat'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { findConversation, insertMessage } from './chat.sql.ts'
import { createChatSecret } from './chatSecret.ts'
import { checkVisitor } from './checkVisitor.ts'
import { conversationOf } from './conversationOf.ts'
import { issueVisitor } from './issueVisitor.ts'
import { checkConversation, listConversations, operatorOf } from './operator.ts'
import { sendMessage } from './sendMessage.ts'

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

function operatorRoutes({ bindPersonal }: Binder, services: Services): void {
  const { db, now } = services
  bindPersonal(endpoints.listConversations, async (_, caller) => {
    await operatorOf(services, caller)
    return { conversations: await listConversations(services) }
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
