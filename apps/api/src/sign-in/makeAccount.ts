import type { Insertable } from 'kysely'
import type { SessionTables } from '../db/sessionTables.ts'
import { recordConsent } from '../consent/recordConsent.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { requestSubscription } from '../newsletter/subscribe.ts'
import type { Services } from '../services.ts'
import type { OpenFlow } from './flow/openFlow.ts'
import { networkOf } from './limits/networkOf.ts'
import { signInTexts } from './signIn.texts.ts'
import { fieldError, SignInRefusal } from './SignInRefusal.ts'
import { signInUser } from './signInUser.ts'
import { insertUser, takenContactOf } from './user.sql.ts'

export interface NewAccount {
  user: Insertable<SessionTables['shop_user']>
  method: 'registration' | 'social'
  /** He wants the newsletter: a consent of its own, and a letter that asks to confirm it. */
  isNewsletterWanted?: boolean
}

/**
 * Makes an account and signs it in. Of two with the same phone or e-mail at once one is made; the other gets the answer
 * that it would get later.
 * @throws SignInRefusal `phoneUsed`; `input` at the field `email`; `limit`
 */
export async function makeAccount(
  services: Services,
  caller: Caller,
  flow: OpenFlow,
  { user, method, isNewsletterWanted = false }: NewAccount,
): Promise<OpenFlow> {
  const { isAllowed, endsInMs } = await services.signIn.limits.spend(['accountsPerAddress', networkOf(caller.ip)])
  if (!isAllowed) throw new SignInRefusal('limit', { title: signInTexts.tooOften }, Math.ceil(endsInMs / 1000))
  try {
    return await services.db.transaction().execute(async (db) => {
      const userId = await insertUser(db, user)
      await keepConsent(services, db, caller, { userId, user, isNewsletterWanted })
      return signInUser(services, db, caller, flow, { userId, method, isNew: true })
    })
  } catch (error) {
    const taken = takenContactOf(error)
    if (taken === 'phone') throw new SignInRefusal('phoneUsed', fieldError('phone', signInTexts.phoneUsed))
    if (taken === 'email') throw new SignInRefusal('input', fieldError('email', signInTexts.emailUsed))
    throw error
  }
}

/** The form's line of consent goes with its button; the newsletter has a box of its own. */
async function keepConsent(
  services: Services,
  db: Queryable,
  caller: Caller,
  { userId, user, isNewsletterWanted }: Pick<NewAccount, 'user' | 'isNewsletterWanted'> & { userId: number },
): Promise<void> {
  const email = user.email ?? null
  const person = { userId, email, phone: user.phone ?? null }
  const isMailed = isNewsletterWanted === true && email !== null
  const purposes = isMailed ? (['personal-data', 'marketing'] as const) : (['personal-data'] as const)
  await recordConsent(db, { form: 'registration', purposes, person, from: caller, now: services.now() })
  // An e-mail that has the newsletter already needs no other letter.
  if (isMailed) await requestSubscription(services, db, { email, userId, origin: caller.origin })
}
