import { paymentAddress } from '@verstak/contracts/address'
import type { OrderState } from '@verstak/contracts/order'
import { DomainError } from '../DomainError.ts'
import { messageIdOf } from '../messages/messageIdOf.ts'
import { sendMail } from '../messages/sendMail.ts'
import { sendSms } from '../messages/sendSms.ts'
import type { Services } from '../services.ts'
import { selectOrderLines } from './order.sql.ts'
import { orderPageOf } from './orderKey.ts'
import { orderMail, orderSms } from './orderNotices.texts.ts'
import { selectStep } from './orderState.sql.ts'

const FIRST_STATES: readonly OrderState[] = ['new', 'awaiting-payment']

type Step = NonNullable<Awaited<ReturnType<typeof selectStep>>>

/**
 * Tells the shopper of a step of his order, by mail and, where he asked for it, by SMS. Runs as a job, so that no order
 * waits for the counter of the day's SMS. A repeat sends nothing new: the messages' ids come from the step.
 */
export async function notifyOrderStep(services: Services, eventId: number): Promise<void> {
  const { db } = services
  const step = await selectStep(db, eventId)
  if (!step) return
  const link = await orderPageOf(db, step)
  const lines = FIRST_STATES.includes(step.to_state) ? await selectOrderLines(db, step.guid) : []
  const told = { ...step, lines, link, ...(isPaidOnline(step) && link !== '' && { payLink: payLinkOf(step, link) }) }
  const idOf = (kind: string) => messageIdOf(`order ${step.guid} ${eventId} ${kind}`)
  const purpose = `order-${step.to_state}`
  if (step.email !== '') await sendMail(services, db, { to: step.email, ...orderMail(told), purpose, id: idOf('mail') })
  if (!step.sms_notices) return
  const sms = { phone: step.phone, text: orderSms(told), purpose, id: idOf('sms') }
  try {
    await sendSms(services, db, sms)
  } catch (error) {
    // Later it would be no news any more; the mail says the same.
    if (!(error instanceof DomainError) || error.code !== 'messages-exhausted') throw error
  }
}

const isPaidOnline = ({ to_state, payment }: Step) =>
  to_state === 'awaiting-payment' && (payment === 'online' || payment === 'sbp')

/** Address where the order is paid, with the key of its page. */
const payLinkOf = ({ guid, page_origin }: Step, link: string) =>
  page_origin + paymentAddress(guid, new URL(link).searchParams.get('key'))
