import { createHash } from 'node:crypto'
import { cartAddress } from '@verstak/contracts/address'
import { type ListProblem, type ListRow } from '@verstak/contracts/cartList'
import { CartListForm, LIST_PARAMETER } from '@verstak/contracts/cartListForm'
import { PAGE_COOKIES, SERVER_COOKIES } from '@verstak/contracts/cookie'
import * as v from 'valibot'
import { cartCallerOf, type CartCaller } from '../cart/cartCaller.ts'
import { changeCart } from '../cart/changeCart.ts'
import { findCart } from '../cart/cartToken.ts'
import { getCartToken, type NewCarts } from '../cart/getCartToken.ts'
import { DomainError, invalidInput } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { addList } from './addList.ts'
import { deleteList, findList, putList } from './cartList.sql.ts'
import { readPasted } from './checkList.ts'
import { getList } from './getList.ts'
import { ListFailure } from './ListFailure.ts'

/** Rows of which more than what was taken is left to tell. */
const isSettled = ({ state, taken }: ListRow) => taken > 0 && state !== 'short'

/**
 * The list of a visitor without scripts: it is kept with his cart, and the cart's page reports on it. Adding it leaves the
 * rows that were not taken wholly.
 * @returns address of the cart with the list, or without it when nothing is left of it
 * @throws DomainError `invalid-input`, `rate-limited`
 */
export async function listByForm(
  services: Services,
  fields: Record<string, string>,
  { visitor, newCarts }: { visitor: Caller; newCarts: NewCarts },
): Promise<string> {
  const { success, output: form } = v.safeParse(CartListForm, fields)
  if (!success) throw invalidInput('text', 'invalid', 'The form has no list, action, region or layout.')
  await services.limits.spend('listChecksPerIp', visitor.ip)
  const page = cartAddress(form.layout)
  const pageWith = (state: ListProblem | 'report') => `${page}?${LIST_PARAMETER}=${state}#${LIST_PARAMETER}`
  const caller = await ownerOf(services, visitor, newCarts)
  const change = (rows: unknown[]) =>
    changeCart(services, caller.owner, async (transaction, cartId) => {
      if (rows.length === 0) await deleteList(transaction, cartId)
      else await putList(transaction, cartId, rows, services.now())
    })
  if (form.action === 'forget') {
    await change([])
    return page
  }
  if (form.action === 'check') {
    try {
      await change(readPasted(form.text))
      return pageWith('report')
    } catch (error) {
      if (error instanceof ListFailure) return pageWith(error.problem)
      throw error
    }
  }
  // A second press of the page's button adds nothing more: it is about the same list. Read first, so that what is added is of no later one.
  const cartId = await findCart(services.db, caller.owner)
  const list = (cartId !== null && (await findList(services.db, cartId))) || null
  const idempotencyKey = createHash('sha256').update(JSON.stringify(list)).digest('hex')
  const { rows } = await getList(services, form, caller)
  const items = rows.flatMap(({ product, taken }) =>
    product && taken > 0 ? [{ productGuid: product.guid, quantity: taken }] : [],
  )
  if (items.length === 0) return pageWith('report')
  const body = { items, regionId: form.regionId }
  const answer = await addList(services, body, { caller, ip: visitor.ip, idempotencyKey }).catch((error: unknown) => {
    // The first press has changed the cart meanwhile.
    if (error instanceof DomainError && error.code === 'idempotency-key-reused') return null
    throw error
  })
  if (!answer) return pageWith('report')
  const { results } = answer
  const added = new Set(results.flatMap((result) => (result.added > 0 ? [result.productGuid] : [])))
  const settled = new Set(
    rows.filter((row) => isSettled(row) && row.product && added.has(row.product.guid)).map(({ row }) => row),
  )
  const left = rows.filter(({ row, sameAs }) => !settled.has(sameAs ?? row))
  await change(left.map(({ row, code, quantity }) => ({ row, code, quantity })))
  return left.length > 0 ? pageWith('report') : page
}

/** The visitor with a cart, a new one if he had none. */
async function ownerOf(services: Services, visitor: Caller, newCarts: NewCarts): Promise<CartCaller> {
  const { token } = await getCartToken(services, visitor, newCarts)
  visitor.setCookie(SERVER_COOKIES.cartToken, token)
  visitor.setCookie(PAGE_COOKIES.hasCart, '1')
  const caller = await cartCallerOf(services, visitor)
  return caller.marker.userId === null ? { ...caller, owner: { tokenHash: hashSecret(token) } } : caller
}
