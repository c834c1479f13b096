import type { Queryable } from '../db/openDatabase.ts'
import { newSecret } from '../secret.ts'
import { putSecret } from './chat.sql.ts'

const PURPOSE = 'chat'

/** Gives the secret that signs visitors of the chat: made with the first use, the same for all processes of the shop. */
export function createChatSecret(db: Queryable): () => Promise<string> {
  let secret: Promise<string> | undefined
  return () => {
    secret ??= putSecret(db, PURPOSE, newSecret()).catch((error: unknown) => {
      secret = undefined
      throw error
    })
    return secret
  }
}
