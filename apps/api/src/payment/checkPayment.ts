import type { Queryable } from '../db/openDatabase.ts'
import { applyPayment } from './applyPayment.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { isOpen, selectPayment } from './payment.sql.ts'

const MINUTE_MS = 60_000
/** Minutes from one look to the next, by looks so far: a payment is mostly made at once, or never. */
const PAUSES = [1, 1, 1, 1, 2, 2, 3, 5, 5, 10, 10, 15, 30]
const LONGEST_PAUSE = 60

/** Milliseconds until the acquirer is asked again. @param checks how often it was */
export const pauseAfter = (checks: number) => (PAUSES[checks] ?? LONGEST_PAUSE) * MINUTE_MS

/** Looks at a payment, and plans the next look while it is open. */
export async function checkPayment(services: PaymentServices, paymentGuid: string): Promise<void> {
  try {
    await applyPayment(services, paymentGuid)
  } catch (error) {
    services.payments.log.warn({ err: error, paymentGuid }, 'A payment could not be looked up')
  }
  const payment = await selectPayment(services.db, paymentGuid)
  if (payment && isOpen(payment)) await planCheck(services, services.db, paymentGuid, payment.checks)
}

/** One look of a payment waits at a time. */
export const planCheck = ({ jobs, now }: PaymentServices, db: Queryable, paymentGuid: string, checks: number) =>
  jobs.add(
    db,
    'check-payment',
    { paymentGuid },
    { key: `check ${paymentGuid}`, runAt: new Date(now().getTime() + pauseAfter(checks)) },
  )
