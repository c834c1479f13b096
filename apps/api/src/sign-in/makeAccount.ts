import type { Insertable } from 'kysely'
import type { SessionTables } from '../db/sessionTables.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Queryable } from '../db/openDatabase.ts'
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
  /** What else is written with the account. */
  alongside?: (db: Queryable, userId: number) => Promise<unknown>
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
  { user, method, alongside }: NewAccount,
): Promise<OpenFlow> {
  const { isAllowed, endsInMs } = await services.signIn.limits.spend(['accountsPerAddress', networkOf(caller.ip)])
  if (!isAllowed) throw new SignInRefusal('limit', { title: signInTexts.tooOften }, Math.ceil(endsInMs / 1000))
  try {
    return await services.db.transaction().execute(async (db) => {
      const userId = await insertUser(db, user)
      await alongside?.(db, userId)
      return signInUser(services, db, caller, flow, { userId, method })
    })
  } catch (error) {
    const taken = takenContactOf(error)
    if (taken === 'phone') throw new SignInRefusal('phoneUsed', fieldError('phone', signInTexts.phoneUsed))
    if (taken === 'email') throw new SignInRefusal('input', fieldError('email', signInTexts.emailUsed))
    throw error
  }
}
