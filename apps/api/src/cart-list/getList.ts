import { ListRowInput, MAX_LIST_ROWS, type getList as endpoint } from '@verstak/contracts/cartList'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import * as v from 'valibot'
import type { CartCaller } from '../cart/cartCaller.ts'
import { findCart } from '../cart/cartToken.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { Services } from '../services.ts'
import { findList } from './cartList.sql.ts'
import { reportRows } from './reportRows.ts'

const StoredRows = v.pipe(v.array(ListRowInput), v.maxLength(MAX_LIST_ROWS))

/** Report on the list that a visitor without scripts last sent; without rows when there is none. */
export async function getList(
  services: Services,
  { regionId }: EndpointQuery<typeof endpoint>,
  caller: CartCaller,
): Promise<EndpointResponse<typeof endpoint>> {
  const cartId = await findCart(services.db, caller.owner)
  const rows = cartId === null ? [] : await readStoredList(services.db, cartId)
  return reportRows(services, rows, { regionId, caller })
}

/** Rows of the list that a cart keeps. */
async function readStoredList(db: Queryable, cartId: string): Promise<ListRowInput[]> {
  const { success, output } = v.safeParse(StoredRows, (await findList(db, cartId))?.rows)
  return success ? output : []
}
