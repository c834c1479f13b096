import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { resetPassword as endpoint } from '@verstak/contracts/signIn'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, isSecret } from '../secret.ts'
import { notices } from '../notices/notices.texts.ts'
import { sendNotice } from '../notices/sendNotice.ts'
import type { Services } from '../services.ts'
import { deleteOtherDevices } from '../session/rememberedDevice.sql.ts'
import { endSessionsOf } from '../session/session.sql.ts'
import { openFlow } from './flow/openFlow.ts'
import { newPasswordFault } from './passwords/newPasswordFault.ts'
import { useAllRecoveries, useRecovery } from './recovery.sql.ts'
import { signInTexts } from './signIn.texts.ts'
import { failureOf, fieldError, orRefused, SignInRefusal, wrongField } from './SignInRefusal.ts'
import { signInUser } from './signInUser.ts'
import { confirmEmailOf, deleteOtherWaysIn, findUserById, updatePasswordHash } from './user.sql.ts'

/**
 * Sets a new password by the secret of a mailed link, once: all sessions and remembered devices of the user end, and he is
 * signed in here.
 * @throws SignInRefusal `input` at the field `password`; `login` for a link that opens nothing
 */
export async function setPasswordByLink(
  services: Services,
  caller: Caller,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { profile } = services.signIn.settings
  const fault = newPasswordFault(password, profile, {})
  if (fault) throw wrongField('password', fault)
  const badLink = () => new SignInRefusal('login', fieldError('token', signInTexts.recoveryLink))
  if (!isSecret(token)) throw badLink()
  const hash = await services.signIn.passwords.hash(password)
  const flow = await openFlow(services, caller)
  await services.db.transaction().execute(async (db) => {
    const now = services.now()
    const userId = await useRecovery(db, hashSecret(token), now)
    if (userId === null) throw badLink()
    const user = await findUserById(db, userId)
    // Its owner is known from here on only. Nothing is kept then, the link neither used.
    const ownFault = newPasswordFault(password, profile, user ?? {})
    if (ownFault) throw wrongField('password', ownFault)
    await useAllRecoveries(db, userId, now)
    await updatePasswordHash(db, userId, hash)
    // Whoever had the account until now never had its mailbox: what he has added opens it no more.
    if (await confirmEmailOf(db, userId, now)) await deleteOtherWaysIn(db, userId)
    await endSessionsOf(db, userId, { reason: 'recovery', now, exceptId: null })
    await deleteOtherDevices(db, userId, null)
    await signInUser(services, db, caller, flow, { userId, method: 'recovery' })
    await sendNotice(services, db, { userId, origin: caller.origin }, notices.passwordRecovered)
  })
}

/** Sets a new password by the mailed link. */
export const resetPassword = (
  services: Services,
  body: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> =>
  orRefused(
    async () => {
      await setPasswordByLink(services, caller, body)
      return { status: 'success' as const }
    },
    (refusal) => ({ status: 'error' as const, ...failureOf(refusal) }),
  )
