import type { OrderReturn } from '@verstak/contracts/orderReturn'
import type { Queryable } from '../db/openDatabase.ts'
import { DomainError, invalidInput, notFound } from '../DomainError.ts'
import { postEntry } from '../ledger/postEntry.ts'
import { changeOrderState, type OrderServices } from '../order/changeOrderState.ts'
import { lockOrder } from '../order/orderState.sql.ts'
import { refundOrder } from '../payment/refundOrder.ts'
import { giveBackPieces } from './giveBackPieces.ts'
import { selectReturn, selectReturnLines, selectReturnLinesOf, updateDecision } from './orderReturn.sql.ts'
import { returnTexts } from './orderReturn.texts.ts'
import { refundOf } from './refundOf.ts'
import { viewReturn } from './viewReturn.ts'

export interface Decision {
  returnGuid: string
  /** Pieces taken back; none refuses the request. */
  lines: { position: number; quantity: number; isSellable: boolean }[]
  answer: string
  /** Of the staff. */
  userId: number
}

/**
 * Takes goods back, whole or in part, or refuses that: under the order's lock, in the caller's transaction. What is owed
 * falls by the money of the pieces; when nothing is left with the shopper, by the delivery too.
 * @throws DomainError `not-found`; `order-state` when it was decided before; `invalid-input`
 */
export async function decideReturn(
  services: OrderServices,
  transaction: Queryable,
  { returnGuid, lines: taken, answer, userId }: Decision,
): Promise<OrderReturn> {
  const orderGuid = (await selectReturn(transaction, returnGuid))?.order_guid
  const order = orderGuid && (await lockOrder(transaction, orderGuid))
  const request = order && (await selectReturn(transaction, returnGuid))
  if (!request) throw notFound('returnGuid', `There is no return ${returnGuid}.`)
  if (request.state !== 'requested') {
    throw new DomainError('order-state', { field: 'returnGuid', reason: request.state, message: 'It is decided.' })
  }
  const wanted = await selectReturnLines(transaction, [returnGuid])
  checkPieces(taken, wanted)
  const at = services.now()
  const goods = await selectReturnLinesOf(transaction, order.guid)
  const lines = wanted.map(({ position }) => {
    const { quantity: approved, isSellable } = taken.find((line) => line.position === position) ?? NOTHING
    const line = goods.find((one) => one.position === position)!
    return { position, productId: line.product_id, approved, isSellable, amount: refundOf(line, approved) }
  })
  const isTaken = lines.some(({ approved }) => approved > 0)
  if (!isTaken && answer === '') throw invalidInput('answer', 'empty', 'A refusal needs words.', returnTexts.answer)
  const approvedOf = (position: number) => lines.find((line) => line.position === position)?.approved ?? 0
  const isWhole =
    isTaken && goods.every((line) => line.is_gift || line.returned + approvedOf(line.position) === line.quantity)
  const deliveryAmount = isWhole ? order.delivery_price : 0
  const amount = lines.reduce((sum, line) => sum + line.amount, deliveryAmount)
  await updateDecision(transaction, order.guid, {
    guid: returnGuid,
    state: isTaken ? 'approved' : 'refused',
    decidedAt: at,
    decidedBy: userId,
    answer,
    amount,
    deliveryAmount,
    lines,
  })
  if (isTaken) {
    // In the order in which placing locks stock.
    for (const { position, approved: pieces } of lines.filter(({ isSellable }) => isSellable).sort(byProduct)) {
      await giveBackPieces(transaction, order.guid, { position, pieces })
    }
    const to = isWhole ? 'returned' : 'returned-in-part'
    const by = { kind: 'system' as const, userId }
    if (order.status !== to)
      await changeOrderState(services, transaction, { orderGuid: order.guid, to, by, reason: answer })
    await postEntry(transaction, {
      orderGuid: order.guid,
      organizationId: order.organization_id,
      kind: 'charge-reversal',
      amount,
      documentKind: 'return',
      documentId: returnGuid,
      at,
    })
    const returned = lines.flatMap(({ position, approved, amount: paid }) =>
      approved > 0 ? [{ position, quantity: approved, amount: paid }] : [],
    )
    const refund = { orderGuid: order.guid, documentId: returnGuid, amount, lines: returned }
    await refundOrder(services, transaction, { ...refund, reason: 'return' })
  }
  await services.jobs.add(transaction, 'tell-return', { returnGuid, step: 'decided' })
  return viewReturn(transaction, returnGuid)
}

const NOTHING = { quantity: 0, isSellable: false }

const byProduct = (one: { productId: number }, other: { productId: number }) => one.productId - other.productId

function checkPieces(taken: Decision['lines'], wanted: readonly { position: number; quantity: number }[]): void {
  taken.forEach(({ position, quantity }, place) => {
    const field = `lines.${place}`
    const isRepeated = taken.findIndex((line) => line.position === position) !== place
    const line = wanted.find((one) => one.position === position)
    if (!line || isRepeated) throw invalidInput(field, 'not-asked', 'The request does not name this line.')
    if (quantity > line.quantity) throw invalidInput(field, 'quantity', `${line.quantity} pieces were asked back.`)
  })
}
