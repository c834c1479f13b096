import type { Queryable } from '../db/openDatabase.ts'
import { newSecret } from '../secret.ts'
import { putSecret } from './chat.sql.ts'

const PURPOSE = 'chat'

/**
 * Returns the secret that signs chat visitors. It is created at the first use and shared by all processes of the shop.
 */
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
