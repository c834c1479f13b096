import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { confirmUser as endpoint } from '@verstak/contracts/profile'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { startSession } from '../session/startSession.ts'
import { demandCaptcha } from '../sign-in/captcha/demandCaptcha.ts'
import { checkCode } from '../sign-in/codes/checkCode.ts'
import { findFlow } from '../sign-in/flow/openFlow.ts'
import { networkOf } from '../sign-in/limits/networkOf.ts'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { failureOf, orRefused, wrongField } from '../sign-in/SignInRefusal.ts'
import type { SignInUser } from '../sign-in/user.sql.ts'
import { checkPassword, passwordAccountOf, profileUserOf } from './profileUser.ts'
import { ownContactOf } from './sendConfirmationCode.ts'

type Body = EndpointBody<typeof endpoint>

/**
 * Takes the password or a code as a proof that it is the user: his session gets a new id and is fresh again. Its rights and
 * its method stay.
 * @throws DomainError `sign-in-required`
 */
export const confirmUser = (
  services: Services,
  body: Body,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> =>
  orRefused(
    async () => {
      const { user, session } = await profileUserOf(services, caller)
      if (body.password === undefined) await checkOwnCode(services, caller, user, body)
      else await checkOwnPassword(services, caller, user, { ...body, password: body.password })
      const start = { userId: user.id, method: session.method, isAdmin: session.is_admin }
      await services.db.transaction().execute((db) => startSession(services, db, caller, start))
      return { status: 'success' as const }
    },
    (refusal) => ({ status: 'error' as const, ...failureOf(refusal) }),
  )

async function checkOwnPassword(
  services: Services,
  caller: Caller,
  user: SignInUser,
  { password, smartCaptchaResponse: captcha }: Body & { password: string },
): Promise<void> {
  const watched = [
    ['wrongPasswordsInARow', passwordAccountOf(user)],
    ['wrongPasswordsPerAddress', networkOf(caller.ip)],
  ] as const
  await demandCaptcha(services, caller, captcha, { watched })
  await checkPassword(services, caller, user, password)
}

async function checkOwnCode(
  services: Services,
  caller: Caller,
  user: SignInUser,
  { code = '', confirmationType, smartCaptchaResponse: captcha }: Body,
): Promise<void> {
  const contact = ownContactOf(user, confirmationType)
  const flow = await findFlow(services, caller)
  if (!flow) throw wrongField('code', signInTexts.deadCode)
  await checkCode(services, caller, flow, { contact, purpose: 'step-up', userId: user.id, code, captcha })
}
