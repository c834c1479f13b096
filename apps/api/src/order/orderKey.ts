import { thanksAddress } from '@verstak/contracts/address'
import { putSecret } from '../chat/chat.sql.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { OrderRow } from '../db/orderTables.ts'
import { deriveSecret, fitsHash, newSecret } from '../secret.ts'

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

type LinkedOrder = Pick<OrderRow, 'guid' | 'access_key_hash' | 'page_origin'>

/** Whole address of an order's page for a mail, '' where the shop's origin is unknown. Orders older than the shop's secret
 * have another key, which is not stored: theirs opens for whoever placed them. */
export async function orderPageOf(db: Queryable, { guid, access_key_hash, page_origin }: LinkedOrder): Promise<string> {
  if (page_origin === '') return ''
  const key = await orderKeyOf(db, guid)
  return page_origin + (fitsHash(key, access_key_hash) ? orderLink(guid, key) : thanksAddress(guid))
}
