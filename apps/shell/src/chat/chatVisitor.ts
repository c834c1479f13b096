import { ChatVisitor, getChatVisitor } from '@verstak/contracts/chat'
import type { ChatFields } from '@verstak/contracts/chat'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getSession } from '@verstak/contracts/session'
import type { Host } from '@verstak/host'
import * as v from 'valibot'
import { readStored, writeStored } from '../client/storedText.ts'

/** Key in `localStorage`. */
const KEY = 'chat_visitor'

/**
 * The visitor's identity in the chat: the one stored on this device, when type and name still match (CHAT-004), else a
 * new one from the API.
 * @throws ApiError
 */
export async function findVisitor(host: Host): Promise<ChatVisitor> {
  const { info, display_name } = await identityOf(host)
  const known = readVisitor()
  if (known && known.fields.info === info && known.fields.display_name === display_name) return known
  return renewVisitor(host)
}

/** Requests a new identity and stores it on the device. @throws ApiError */
export async function renewVisitor({ call }: Host): Promise<ChatVisitor> {
  const visitor = await call(getChatVisitor, {})
  writeStored(localStorageOf, KEY, JSON.stringify(visitor))
  return visitor
}

/** Type and name of the current user, in the form that the API gives a chat visitor. */
async function identityOf({ user, call, queryClient }: Host): Promise<Omit<ChatFields, 'id'>> {
  const isGuest = user === undefined || user === 'guest'
  const session = isGuest
    ? undefined
    : await queryClient.ensureQueryData({
        queryKey: queryKeyOf(getSession, {}),
        queryFn: ({ signal }) => call(getSession, {}, { signal }),
      })
  const { organization, displayName } = session?.account ?? {}
  return { info: organization ? 'b2b' : 'b2c', display_name: organization?.name ?? displayName ?? '' }
}

function readVisitor(): ChatVisitor | null {
  try {
    const visitor = v.safeParse(ChatVisitor, JSON.parse(readStored(localStorageOf, KEY) || 'null'))
    return visitor.success ? visitor.output : null
  } catch {
    // Invalid JSON, written by other code.
    return null
  }
}

const localStorageOf = () => localStorage
