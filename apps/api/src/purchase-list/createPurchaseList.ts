import { MAX_PURCHASE_LISTS, type createPurchaseList as endpoint } from '@verstak/contracts/purchaseList'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { selectOrderedItems } from '../cart/cart.sql.ts'
import { findCart } from '../cart/cartToken.ts'
import { invalidInput, notFound } from '../DomainError.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { listOwnerOf, type ListOwner } from './listOwnerOf.ts'
import { countListsLocked, findOrderGoods, insertList, type ListLine } from './purchaseList.sql.ts'
import { purchaseListTexts as texts } from './purchaseList.texts.ts'
import { readListName } from './readListName.ts'

type Body = EndpointBody<typeof endpoint>

/**
 * Makes a list of the buyer.
 * @throws DomainError `sign-in-required`; `invalid-input` at `name`; `not-found` at `from` for an order that the user does
 * not see
 */
export async function createPurchaseList(
  services: Services,
  { name: text, from }: Body,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  const owner = await listOwnerOf(services, caller)
  const name = readListName(text)
  return services.db.transaction().execute(async (db) => {
    if ((await countListsLocked(db, owner)) >= MAX_PURCHASE_LISTS)
      throw invalidInput('name', 'too-many', 'There are too many lists.', texts.tooMany(MAX_PURCHASE_LISTS))
    const lines = await linesFrom(db, from, owner)
    return { guid: await insertList(db, owner, { name, lines, now: services.now() }) }
  })
}

async function linesFrom(db: Queryable, from: Body['from'], owner: ListOwner): Promise<ListLine[]> {
  if (from === undefined) return []
  if ('order' in from) {
    const goods = await findOrderGoods(db, from.order, owner)
    if (!goods) throw notFound('from', `There is no order ${from.order} for this user.`)
    return goods
  }
  const cartId = await findCart(db, { userId: owner.userId })
  const items = cartId === null ? [] : await selectOrderedItems(db, cartId)
  return items.map(({ product_id, quantity }) => ({ product_id, quantity }))
}
