import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { assignOrder as endpoint } from '@verstak/contracts/orderStaff'
import type { FieldChange } from '@verstak/contracts/journal'
import type { StaffRole } from '@verstak/contracts/staffRole'
import type { Editor } from '../back-office/Editable.ts'
import { recordChange } from '../back-office/recordChange.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { OrderRow } from '../db/orderTables.ts'
import { DomainError, notFound } from '../DomainError.ts'
import { lockOrder } from '../order/orderState.sql.ts'
import { forbiddenTo } from '../session/staffOf.ts'
import { displayNameOf } from '../session/displayNameOf.ts'
import { staffTexts } from './orderStaff.texts.ts'
import { selectNames, updateAssembler } from './staffOrder.sql.ts'

/** They let go of orders that others have taken. */
const HEADS: readonly StaffRole[] = ['owner', 'manager']

/**
 * Takes an order that nobody assembles, or lets it go, in the caller's transaction and in the journal.
 * @throws DomainError `not-found`; `order-state` when it is not assembled, or somebody else has it; `forbidden` when it is
 * another's to let go
 */
export async function assignOrder(
  db: Queryable,
  { guid, isMine }: EndpointBody<typeof endpoint>,
  editor: Editor,
): Promise<EndpointResponse<typeof endpoint>> {
  const order = await lockOrder(db, guid)
  if (!order) throw notFound('guid', `There is no order ${guid}.`)
  if (order.status !== 'assembling') throw refusal(order.status, staffTexts.notAssembled)
  const isOwn = order.assembler_id === editor.userId
  if (isMine && order.assembler_id !== null && !isOwn)
    throw refusal('taken', staffTexts.takenBy((await nameOf(db, order.assembler_id)) ?? ''))
  if (!isMine && !isOwn && !HEADS.includes(editor.role)) throw forbiddenTo(editor.role)
  const assembler = isMine ? { userId: editor.userId, name: editor.name } : null
  await recordChange(db, editor, {
    ...{ entity: 'order', entity_id: guid, name: String(order.number) },
    fields: [await assign(db, order, assembler)],
  })
  return { assembler }
}

/** Gives an order to somebody of the staff, or to nobody. @returns the change, for the journal */
export async function assign(
  db: Queryable,
  { guid, assembler_id }: Pick<OrderRow, 'guid' | 'assembler_id'>,
  to: Pick<Editor, 'userId' | 'name'> | null,
): Promise<FieldChange> {
  const old = await nameOf(db, assembler_id)
  await updateAssembler(db, guid, to?.userId ?? null)
  return { field: 'assembler', old, new: to?.name ?? null }
}

async function nameOf(db: Queryable, userId: number | null): Promise<string | null> {
  const [user] = userId === null ? [] : await selectNames(db, [userId])
  return user ? displayNameOf(user) : null
}

const refusal = (reason: string, text: string) =>
  new DomainError('order-state', { field: 'guid', reason, message: 'It cannot be taken or let go now.', text })
