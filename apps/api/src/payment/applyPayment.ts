import type { PaymentRow } from '../db/paymentTables.ts'
import { selectReceiptBody } from '../receipt/receipt.sql.ts'
import { countCheck, isOpen, selectPayment } from './payment.sql.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { paymentTexts } from './payment.texts.ts'
import { PaymentRefused, type PaymentPort, type ProviderPayment } from './PaymentPort.ts'
import { failPayment, recordAnswer } from './recordAnswer.ts'

/** Asks to hold, then take: a payment ends within so many answers of the acquirer. */
const MAX_STEPS = 4

/**
 * Brings a payment to where it stands at the acquirer, and its order after it. May be called at any time, by any number
 * of callers: each reads the acquirer, and decides under the lock of the order. The acquirer is never called within a
 * transaction, and each change there has a key of its own.
 * @throws when the acquirer does not answer; the next call goes on
 */
export async function applyPayment(services: PaymentServices, paymentGuid: string): Promise<void> {
  const { db, payments, now } = services
  for (let step = 0; step < MAX_STEPS; step++) {
    const payment = await selectPayment(db, paymentGuid)
    if (!payment || !isOpen(payment)) return
    await countCheck(db, paymentGuid, now())
    const answer = await askFor(services, payment)
    if (answer === null) return failPayment(services, payment)
    const mustGoOn = await recordAnswer(services, payment, answer)
    if (!mustGoOn) return
    payments.log.debug({ paymentGuid, status: answer.status }, 'A payment goes on')
  }
}

/** The call that is due. @returns null when the acquirer refuses to make the payment, or can't be asked again */
async function askFor(services: PaymentServices, payment: PaymentRow): Promise<ProviderPayment | null> {
  const { port } = services.payments
  const { guid, state, provider_id: id } = payment
  if (id === null) return create(services, payment)
  if (state === 'capturing') return changed(port, id, () => port.capture(id, `${guid}-take`))
  if (state === 'voiding') return changed(port, id, () => port.cancel(id, `${guid}-void`))
  return port.read(id)
}

/** What was done already can't be done again: then the payment is read. */
async function changed(
  port: PaymentPort,
  id: string,
  change: () => Promise<ProviderPayment>,
): Promise<ProviderPayment> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    return port.read(id)
  }
}

/** Acquirers know a key for a day: after that a repeat would be a second payment. */
const KEY_LIFETIME_MS = 23 * 60 * 60 * 1000

async function create({ db, payments, now }: PaymentServices, payment: PaymentRow): Promise<ProviderPayment | null> {
  const { guid, amount, method, return_url: returnUrl, order_guid } = payment
  if (now().getTime() - payment.created_at.getTime() > KEY_LIFETIME_MS) return null
  const { number } = await db
    .selectFrom('customer_order')
    .select('number')
    .where('guid', '=', order_guid)
    .executeTakeFirstOrThrow()
  const receipt = await selectReceiptBody(db, { paymentGuid: guid })
  const description = paymentTexts.description(number)
  try {
    return await payments.port.create({ guid, amount, method, returnUrl, description, receipt })
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    payments.log.error({ paymentGuid: guid, reason: error.message }, 'The acquirer refuses to make a payment')
    return null
  }
}
