import { messageIdOf } from '../messages/messageIdOf.ts'
import { sendMail } from '../messages/sendMail.ts'
import { selectOrder } from '../order/order.sql.ts'
import { orderPageOf } from '../order/orderKey.ts'
import type { Services } from '../services.ts'
import { selectReturn } from './orderReturn.sql.ts'
import { returnMail, type ReturnStep } from './orderReturn.texts.ts'
import { viewReturn } from './viewReturn.ts'

/** Tells the shopper of a step of his return by mail; a repeat sends nothing new. */
export async function notifyReturn(services: Services, returnGuid: string, step: ReturnStep): Promise<void> {
  const { db } = services
  const row = await selectReturn(db, returnGuid)
  const order = row && (await selectOrder(db, row.order_guid))
  if (!order || order.email === '') return
  const told = {
    ...(await viewReturn(db, returnGuid)),
    number: order.number,
    contactName: order.contact_name,
    timeZone: order.time_zone,
    link: await orderPageOf(db, order),
  }
  const id = messageIdOf(`return ${returnGuid} ${step}`)
  await sendMail(services, db, { to: order.email, ...returnMail(step, told), purpose: `return-${step}`, id })
}
