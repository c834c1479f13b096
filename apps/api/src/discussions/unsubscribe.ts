import type { Queryable } from '../db/openDatabase.ts'
import { reviewSecret } from '../reviews/reviewVoter.ts'
import { deriveSecret, fitsHash, hashSecret } from '../secret.ts'
import type { Services } from '../services.ts'

const GUID = /^[0-9a-f-]{36}$/

/** Key of a letter's link that ends the letters about answers to a discussion. */
export const unsubscribeKey = async (db: Queryable, guid: string): Promise<string> =>
  `${guid}.${deriveSecret(await reviewSecret(db), `unsubscribe ${guid}`)}`

/** The form of the letter's page; a wrong key changes nothing. @returns address of the page */
export async function unsubscribeByForm(
  { db }: Pick<Services, 'db'>,
  { key = '' }: Record<string, string>,
  from: string,
): Promise<string> {
  const [guid = ''] = key.split('.')
  const isOwn = GUID.test(guid) && fitsHash(key, hashSecret(await unsubscribeKey(db, guid)))
  if (isOwn) await db.updateTable('discussion').set({ is_subscribed: false }).where('guid', '=', guid).execute()
  return `${from.split('?')[0]}?unsubscribed=${isOwn ? 'yes' : 'no'}`
}
