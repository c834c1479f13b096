import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { changePassword as endpoint } from '@verstak/contracts/profile'
import type { Caller } from '../http/createBinder.ts'
import { notices } from '../notices/notices.texts.ts'
import { sendNotice } from '../notices/sendNotice.ts'
import type { Services } from '../services.ts'
import { deleteOtherDevices } from '../session/rememberedDevice.sql.ts'
import { secretHashOf } from '../session/secretCookie.ts'
import { endSessionsOf } from '../session/session.sql.ts'
import { startSession } from '../session/startSession.ts'
import { newPasswordFault } from '../sign-in/passwords/newPasswordFault.ts'
import { failureOf, orRefused, wrongField } from '../sign-in/SignInRefusal.ts'
import { updatePasswordHash } from '../sign-in/user.sql.ts'
import { profileTexts } from './profile.texts.ts'
import { demandProof, profileUserOf } from './profileUser.ts'

/**
 * Sets another password. All other sessions end, other remembered devices are forgotten, this session gets a new id, and
 * the user is told by mail.
 * @throws DomainError `sign-in-required`
 */
export const changePassword = (
  services: Services,
  { password, newPassword }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> =>
  orRefused(
    async () => {
      const profile = await profileUserOf(services, caller)
      const { user, session } = profile
      const fault = newPasswordFault(newPassword, services.signIn.settings.profile, user)
      if (fault) throw wrongField('newPassword', fault)
      await demandProof(services, caller, profile, password)
      if (password === newPassword) throw wrongField('newPassword', profileTexts.samePassword)
      const hash = await services.signIn.passwords.hash(newPassword)
      const now = services.now()
      await services.db.transaction().execute(async (db) => {
        await updatePasswordHash(db, user.id, hash)
        await endSessionsOf(db, user.id, { reason: 'password-change', now, exceptId: null })
        await deleteOtherDevices(db, user.id, secretHashOf(caller, SERVER_COOKIES.rememberedDevice))
        await startSession(services, db, caller, {
          userId: user.id,
          method: session.method,
          isAdmin: session.is_admin,
        })
        await sendNotice(services, db, { userId: user.id, origin: caller.origin }, notices.passwordChanged)
      })
      return { status: 'success' as const }
    },
    (refusal) => ({ status: 'error' as const, ...failureOf(refusal) }),
  )
