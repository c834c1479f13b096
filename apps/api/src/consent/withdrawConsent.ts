import type { Consent } from '@verstak/contracts/consent'
import { notFound } from '../DomainError.ts'
import { deleteSubscription } from '../newsletter/newsletter.sql.ts'
import type { Services } from '../services.ts'
import { findOwnConsent, updateWithdrawn } from './consent.sql.ts'
import { wireConsentOf } from './wireConsentOf.ts'

/**
 * Withdraws a consent of the user. One to advertising ends the newsletter to its e-mail, too.
 * @throws DomainError `not-found` when he has none with this id
 */
export async function withdrawConsent(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: number,
  id: number,
): Promise<Consent> {
  return db.transaction().execute(async (transaction) => {
    await updateWithdrawn(transaction, { id, userId, now: now() })
    const consent = await findOwnConsent(transaction, userId, id)
    if (!consent) throw notFound('id', `The user has given no consent ${id}.`)
    if (consent.purpose === 'marketing' && consent.email !== null)
      await deleteSubscription(transaction, consent.email.toLowerCase())
    return wireConsentOf(consent)
  })
}
