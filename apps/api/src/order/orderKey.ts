import { thanksAddress } from '@verstak/contracts/address'
import { putSecret } from '../chat/chat.sql.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { deriveSecret, newSecret } from '../secret.ts'

const PURPOSE = 'order'

/**
 * Key of an order's link. Derived from a secret of the shop, so that answers repeated and mails have it although it is not
 * stored.
 */
export async function orderKeyOf(db: Queryable, guid: string): Promise<string> {
  const known = await db.selectFrom('shop_secret').select('secret').where('purpose', '=', PURPOSE).executeTakeFirst()
  return deriveSecret(known?.secret ?? (await putSecret(db, PURPOSE, newSecret())), `order ${guid}`)
}

/** Address of the order's page with its key, without the origin. */
export const orderLink = (guid: string, key: string) => `${thanksAddress(guid)}&key=${key}`
