import type { Caller } from '../http/createBinder.ts'
import { sendMail } from '../messages/sendMail.ts'
import { hashSecret, isSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { confirmKey } from './newsletter.sql.ts'
import { welcomeLetter } from './newsletter.texts.ts'
import { leaveAddress, oneClickAddress } from './unsubscribe.ts'

/**
 * Confirms the subscription of a letter's key, and welcomes by the first letter of the newsletter, from which one can leave
 * it. A link alone confirms nothing: mail programs open them by themselves.
 * @returns address of the page of the form, which says how it went
 */
export async function confirmByForm(
  services: Services,
  { key = '' }: Record<string, string>,
  { origin }: Pick<Caller, 'origin'>,
): Promise<string> {
  const isConfirmed =
    isSecret(key) &&
    (await services.db.transaction().execute(async (transaction) => {
      const confirmed = await confirmKey(transaction, hashSecret(key), services.now())
      if (!confirmed) return false
      const { email: to, unsubscribe_key: leaving } = confirmed
      const text = welcomeLetter.text(origin + leaveAddress(leaving))
      const unsubscribeUrl = origin + oneClickAddress(leaving)
      const { subject } = welcomeLetter
      await sendMail(services, transaction, { to, subject, text, purpose: 'newsletter-welcome', unsubscribeUrl })
      return true
    }))
  return `/subscribe/?result=${isConfirmed ? 'confirmed' : 'oldKey'}`
}
