import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'

/** Maximum length of a chat message, characters. */
export const CHAT_MESSAGE_LENGTH = 2000
/** Number of messages shown of a conversation; the last ones are shown. */
export const CHAT_HISTORY_LENGTH = 100

const NAME_LENGTH = 300
const HASH_LENGTH = 43

/** Visitor data known to the chat (CHAT-003). */
export const ChatFields = v.object({
  /** Id of the conversation: the same on all devices of a user, random for a guest. */
  id: v.pipe(v.string(), v.regex(/^[ug]-[\w-]{43}$/)),
  /** Whether the visitor buys for a company. */
  info: v.picklist(['b2b', 'b2c']),
  /** The company's name, otherwise the user's; '' for a guest. */
  display_name: v.pipe(v.string(), v.maxLength(NAME_LENGTH)),
})
export type ChatFields = v.InferOutput<typeof ChatFields>

/** A signed chat visitor: whoever has it can read and continue the conversation. */
export const ChatVisitor = v.object({
  fields: ChatFields,
  /** HMAC-SHA256 over id, info and name with the shop's secret, base64url. */
  hash: v.pipe(v.string(), v.length(HASH_LENGTH)),
})
export type ChatVisitor = v.InferOutput<typeof ChatVisitor>

/** One message, plain text. */
export const ChatMessage = v.object({
  id: v.number(),
  author: v.picklist(['visitor', 'operator']),
  text: v.string(),
  /** ISO 8601. */
  sentAt: v.string(),
})
export type ChatMessage = v.InferOutput<typeof ChatMessage>

/** A conversation as the visitor sees it. */
export const Conversation = v.object({
  /** In the order of sending. */
  messages: v.array(ChatMessage),
  /** A staff member has the chat open now. */
  isStaffed: v.boolean(),
})
export type Conversation = v.InferOutput<typeof Conversation>

const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CHAT_MESSAGE_LENGTH))
const Guid = v.pipe(v.string(), v.uuid())
const visitorExample = {
  fields: { id: `g-${'x'.repeat(HASH_LENGTH)}`, info: 'b2c', display_name: '' },
  hash: 'x'.repeat(HASH_LENGTH),
} as const

/** API-055. Each call of a guest creates a new visitor, so the device must store it. */
export const getChatVisitor = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/chat',
  summary: 'Says as whom the caller takes part in the chat.',
  response: ChatVisitor,
  errors: [],
  cache: { scope: 'personal' },
})

/** POST, so that the hash is in no URL; changes nothing. */
export const readConversation = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/conversation',
  summary: 'The conversation of a visitor of the chat.',
  body: v.object({ visitor: ChatVisitor }),
  response: Conversation,
  // `not-found`: this visitor is not, or no longer, the caller's.
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  example: { body: { visitor: visitorExample } },
})

export const sendChatMessage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/message',
  summary: 'Says something in the chat, and answers the conversation. A repeated call with the same guid says it once.',
  body: v.object({ visitor: ChatVisitor, guid: Guid, text: Text }),
  response: Conversation,
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  example: {
    body: { visitor: visitorExample, guid: '2f1c6a5e-4a39-4c0b-9d3c-6f5a3a1f7b10', text: 'Bosch GBH 2-26?' },
  },
})

/** Row of the staff's list of conversations. */
export const ChatListItem = v.object({
  id: Id,
  info: ChatFields.entries.info,
  displayName: v.string(),
  /** The last message is the visitor's. */
  isWaiting: v.boolean(),
  lastMessage: ChatMessage,
})
export type ChatListItem = v.InferOutput<typeof ChatListItem>

/** Requires the staff's second token; others get `not-found`. The call also marks the chat as staffed. */
export const listConversations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/chat/conversations',
  summary: 'The conversations that staff may answer: those that wait first, the latest word first.',
  query: v.object({
    /** Words of the visitor's name or of what was said last. */
    text: v.optional(v.pipe(v.string(), v.maxLength(100, 'long'))),
    state: v.optional(v.picklist(['waiting', 'answered'])),
  }),
  response: v.object({ conversations: v.array(ChatListItem) }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: { query: { text: 'bosch', state: 'waiting' } },
})

export const readConversationAsStaff = defineEndpoint({
  method: 'GET',
  path: '/api/v1/chat/conversation',
  summary: 'One conversation, for staff.',
  query: v.object({ conversationId: Id }),
  response: Conversation,
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: { query: { conversationId: 7 } },
})

export const answerConversation = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/answer',
  summary: 'Answers a visitor of the chat as staff.',
  body: v.object({ conversationId: Id, guid: Guid, text: Text }),
  response: Conversation,
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: {
    body: { conversationId: 7, guid: '5a0f5c52-53f0-4f8f-9d3a-0d0c4b0a4a11', text: 'Bosch GBH 2-26 DFR' },
  },
})
