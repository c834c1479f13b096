import { MAX_LINES } from '@verstak/contracts/cart'
import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { changePurchaseList as endpoint, PurchaseList } from '@verstak/contracts/purchaseList'
import { selectProductIds } from '../cart-list/cartList.sql.ts'
import { invalidInput, notFound } from '../DomainError.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getPurchaseList } from './getPurchaseList.ts'
import { listOwnerOf, noList } from './listOwnerOf.ts'
import { deleteLines, findList, lockList, putLines, selectLines, updateList } from './purchaseList.sql.ts'
import { purchaseListTexts as texts } from './purchaseList.texts.ts'
import { readListName } from './readListName.ts'

type Body = EndpointBody<typeof endpoint>

/**
 * Renames a list, or changes its products.
 * @throws DomainError `sign-in-required`; `not-found` at `guid` or `lines`; `invalid-input` at `name` or `lines`
 */
export async function changePurchaseList(
  services: Services,
  { guid, name, lines, regionId }: Body,
  caller: Pick<Caller, 'cookie'>,
): Promise<PurchaseList> {
  const owner = await listOwnerOf(services, caller)
  await services.db.transaction().execute(async (db) => {
    if (!(await findList(db, guid, owner))) throw noList(guid)
    await lockList(db, guid)
    if (lines) await changeLines(db, guid, lines)
    await updateList(db, guid, {
      changed_at: services.now(),
      ...(name !== undefined && { name: readListName(name) }),
    })
  })
  return getPurchaseList(services, { guid, regionId }, caller)
}

async function changeLines(db: Queryable, guid: string, lines: NonNullable<Body['lines']>): Promise<void> {
  const guids = lines.map(({ productGuid }) => productGuid.toLowerCase())
  const idByGuid = new Map((await selectProductIds(db, guids)).map((product) => [product.guid, product.id]))
  // The last word on a product counts.
  const quantityById = new Map<number, number>()
  for (const { productGuid, quantity } of lines) {
    const id = idByGuid.get(productGuid.toLowerCase())
    if (id === undefined) throw notFound('lines', `There is no product ${productGuid}.`)
    quantityById.set(id, quantity)
  }
  const wanted = [...quantityById].map(([product_id, quantity]) => ({ product_id, quantity }))
  await deleteLines(
    db,
    guid,
    wanted.filter(({ quantity }) => quantity === 0).map(({ product_id }) => product_id),
  )
  await putLines(
    db,
    guid,
    wanted.filter(({ quantity }) => quantity > 0),
  )
  if ((await selectLines(db, guid)).length > MAX_LINES)
    throw invalidInput('lines', 'too-many', 'The list is full.', texts.full(MAX_LINES))
}
