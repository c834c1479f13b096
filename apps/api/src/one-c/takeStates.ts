import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { OrderState } from '@verstak/contracts/order'
import type { OrderRow } from '../db/orderTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { DomainError } from '../DomainError.ts'
import { decodeBytes } from '../exchange/formats/decodeBytes.ts'
import { countFault, emptyReport, type Fault, type RunReport } from '../exchange/RunReport.ts'
import { balanceOf } from '../ledger/balanceOf.ts'
import { postEntry } from '../ledger/postEntry.ts'
import { changeOrderAsStaff } from '../order-staff/changeOrderAsStaff.ts'
import { SYSTEM } from '../order/actor.ts'
import { changeOrderState } from '../order/changeOrderState.ts'
import { lockOrder } from '../order/orderState.sql.ts'
import { nextStates } from '../order/orderTransitions.ts'
import { PAYABLE } from '../payment/payable.data.ts'
import { sumQueuedRefunds } from '../payment/refund.sql.ts'
import type { Services } from '../services.ts'
import type { OneCAccount } from './oneC.sql.ts'
import {
  findSentOrder,
  insertOrdersRun,
  recordOwnStep,
  ONE_C_DOCUMENT,
  selectLastEvent,
  sumTaken,
} from './oneCOrders.sql.ts'
import { CANCEL_REASON, STEP_REASON } from './orders.data.ts'
import { guidOf, readStates, type SaidState } from './readStates.ts'

type StateServices = Pick<Services, 'db' | 'jobs' | 'now'>

/** How far an order is; a word that is behind changes nothing. */
const RANK: Partial<Record<OrderState, number>> = {
  new: 0,
  'awaiting-payment': 0,
  paid: 1,
  assembling: 2,
  ready: 3,
  'on-the-way': 4,
  'handed-over': 5,
  'returned-in-part': 6,
  returned: 7,
}
/** The acquirer tells of its payments itself. */
const BY_ACQUIRER: readonly string[] = ['online', 'sbp']
const MAX_FAULTS = 1000

/**
 * Brings orders where 1C says they stand, each in a transaction of its own, and writes a run with what could not be done.
 * Doing it again changes nothing.
 * @throws ExchangeError when the file is no list of orders, or ends in the middle: then nothing of it is taken
 */
export async function takeStates(services: StateServices, account: OneCAccount, path: string): Promise<RunReport> {
  const said: SaidState[] = []
  for await (const state of readStates(decodeBytes(createReadStream(path)))) said.push(state)
  const report: RunReport = { ...emptyReport(), orders: { read: said.length, moved: 0 } }
  const faults: Fault[] = []
  for (const state of said) {
    const { moved, fault } = await services.db
      .transaction()
      .execute((transaction) => takeOne(services, transaction, account, state))
      .catch((error: unknown) => ({ moved: false, fault: faultOf(error) }))
    if (moved) report.orders!.moved += 1
    if (fault === null) continue
    const row = { line: state.line, id: state.id || null, ...fault }
    countFault(report, row)
    if (faults.length < MAX_FAULTS) faults.push(row)
  }
  await insertOrdersRun(services.db, { source: account.source, origin: basename(path), report, faults })
  return report
}

type Outcome = { moved: boolean; fault: Pick<Fault, 'code' | 'detail'> | null }

/** @throws what is no refusal of a step */
function faultOf(error: unknown): Outcome['fault'] {
  if (!(error instanceof DomainError)) throw error
  return { code: 'impossible-step', detail: (error.details[0]?.message ?? error.code).slice(0, 200) }
}

async function takeOne(
  services: StateServices,
  transaction: Queryable,
  account: OneCAccount,
  said: SaidState,
): Promise<Outcome> {
  const guid = await findSentOrder(transaction, { guid: guidOf(said), number: guidOf(said) ? null : said.number })
  const order = guid === undefined ? undefined : await lockOrder(transaction, guid)
  if (!order)
    return { moved: false, fault: { code: 'unknown-order', detail: said.number === null ? '' : `№ ${said.number}` } }
  const before = await selectLastEvent(transaction, order.guid)
  const taking = { services, transaction, order, documentId: `${order.guid} ${before}` }
  await (said.isCancelled ? cancel(taking) : goOn(taking, said))
  const after = await selectLastEvent(transaction, order.guid)
  if (after !== before) await recordOwnStep(transaction, account.login, order.guid, before, after)
  return { moved: after !== before, fault: null }
}

interface Taking {
  services: StateServices
  transaction: Queryable
  /** Locked, as it was before. */
  order: OrderRow
  /** Of what is posted now. */
  documentId: string
}

async function cancel(taking: Taking): Promise<void> {
  const { services, transaction, order } = taking
  const { guid, status } = order
  if (status !== 'cancelled')
    await changeOrderAsStaff(services, transaction, { guid, to: 'cancelled', reason: CANCEL_REASON }, null)
  // Money that 1C has taken goes back from there as well.
  const owed = -(await balanceOf(transaction, { orderGuid: guid })) - (await sumQueuedRefunds(transaction, guid))
  const back = Math.min(owed, await sumTaken(transaction, guid))
  if (back > 0) await post(taking, 'refund', back)
}

async function goOn(taking: Taking, { isPaid, reach }: SaidState): Promise<void> {
  const { services, transaction, order } = taking
  let { status } = order
  if (isPaid && (await pay(taking)) && PAYABLE.includes(status)) {
    const step = { orderGuid: order.guid, to: 'paid' as const, by: SYSTEM, reason: STEP_REASON }
    await changeOrderState(services, transaction, step)
    status = 'paid'
  }
  if (reach === null || (RANK[reach] ?? 0) <= (RANK[status] ?? -1)) return
  // What is fetched leaves the shop with its buyer.
  const to = reach === 'on-the-way' && order.delivery_type === 'pickup' ? 'handed-over' : reach
  for (const step of stepsTo(status, to)) {
    const body = { guid: order.guid, to: step as 'ready', reason: STEP_REASON }
    await changeOrderAsStaff(services, transaction, body, null)
  }
}

/** @returns false when an acquirer has to say it */
async function pay(taking: Taking): Promise<boolean> {
  const { transaction, order } = taking
  if (BY_ACQUIRER.includes(order.payment)) return false
  const owed = await balanceOf(transaction, { orderGuid: order.guid })
  if (owed > 0) await post(taking, 'payment', owed)
  return true
}

const post = ({ services, transaction, order, documentId }: Taking, kind: 'payment' | 'refund', amount: number) =>
  postEntry(transaction, {
    ...{ orderGuid: order.guid, organizationId: order.organization_id, kind, amount },
    ...{ documentKind: ONE_C_DOCUMENT, documentId, at: services.now() },
  })

/** The shortest way that staff may go; the state itself when there is none, which then is refused. */
export function stepsTo(from: OrderState, to: OrderState): OrderState[] {
  const ways: OrderState[][] = [[from]]
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1)!
    if (last === to) return way.slice(1)
    for (const next of nextStates(last, 'staff'))
      if (next !== 'cancelled' && !way.includes(next)) ways.push([...way, next])
  }
  return [to]
}
