import { cartAddress } from '@verstak/contracts/address'
import { CART_LINE_ACTIONS, CartLinesForm, lineField, REMOVED_PARAMETER } from '@verstak/contracts/cartLineForm'
import * as v from 'valibot'
import { invalidInput } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { acknowledgeChanges } from './acknowledgeChanges.ts'
import { cartCallerOf, type CartCaller } from './cartCaller.ts'
import { getCart } from './getCart.ts'
import { removeLines } from './removeLines.ts'
import { restoreLines } from './restoreLines.ts'
import { returnLines } from './returnLines.ts'
import { saveLines } from './saveLines.ts'
import { selectLines } from './selectLines.ts'

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** Removals that the page of a visitor without scripts can undo. */
const MAX_UNDONE = 20

/** What the buttons of the cart's form do, by their action. */
const VERBS = { save: saveLines, remove: removeLines, restore: restoreLines, return: returnLines } as const

/**
 * Changes the cart of a visitor without scripts.
 * @param from path and query of his page: what he removed before can still be brought back
 * @returns address of the cart
 * @throws DomainError `invalid-input`, `cart-token-required`
 */
export async function changeLinesByForm(
  services: Services,
  fields: Record<string, string>,
  { visitor, from }: { visitor: Caller; from: string },
): Promise<string> {
  const { success, output: form } = v.safeParse(CartLinesForm, fields)
  if (!success) throw invalidInput('action', 'invalid', 'The form names no action, region or layout.')
  const { regionId, layout } = form
  const [name, guid = ''] = form.action.split(':')
  const action = CART_LINE_ACTIONS.find((known) => known === name)
  const caller = await cartCallerOf(services, visitor)
  const page = cartAddress(layout)
  const removed = new URLSearchParams(from.split('?')[1] ?? '').get(REMOVED_PARAMETER)?.split(',') ?? []
  const undoable = removed.filter((one) => GUID.test(one))
  const pageWith = (guids: string[]) =>
    guids.length === 0 ? page : `${page}?${REMOVED_PARAMETER}=${guids.slice(-MAX_UNDONE).join(',')}`

  if (action === 'select' || action === 'remove-selected') {
    const shown = form.lines.split(',').filter((one) => GUID.test(one))
    const checked = shown.filter((one) => fields[lineField(one)] !== undefined)
    await select(services, { shown, checked, regionId }, caller)
    if (action === 'select' || checked.length === 0) return pageWith(undoable)
    await removeLines(services, { itemGuids: checked, regionId }, caller)
    return pageWith([...undoable, ...checked])
  }
  if (action === 'seen') {
    await acknowledgeAll(services, regionId, caller)
    return pageWith(undoable)
  }
  if (!action || !GUID.test(guid)) throw invalidInput('action', 'invalid', 'The form names no line or action.')
  await VERBS[action](services, { itemGuids: [guid], regionId }, caller)
  const others = undoable.filter((one) => one !== guid)
  return pageWith(action === 'remove' ? [...others, guid] : others)
}

async function select(
  services: Services,
  { shown, checked, regionId }: { shown: string[]; checked: string[]; regionId: number },
  caller: CartCaller,
): Promise<void> {
  const unchecked = shown.filter((one) => !checked.includes(one))
  if (checked.length > 0) await selectLines(services, { itemGuids: checked, isSelected: true, regionId }, caller)
  if (unchecked.length > 0) await selectLines(services, { itemGuids: unchecked, isSelected: false, regionId }, caller)
}

/** Without scripts the page shows all changes in one notice, and the next page those that came since. */
async function acknowledgeAll(services: Services, regionId: number, caller: CartCaller): Promise<void> {
  const { items } = await getCart(services, { regionId }, caller)
  const seen = items.map(({ guid, price, isDeleted }) => ({
    itemGuid: guid,
    price: price.now,
    isAvailable: !isDeleted,
  }))
  await acknowledgeChanges(services, { items: seen, regionId }, caller)
}
