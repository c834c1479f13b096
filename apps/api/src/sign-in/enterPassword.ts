import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { demandCaptcha } from './captcha/demandCaptcha.ts'
import type { FactorPassed } from './enterPhoneCode.ts'
import { openFlow } from './flow/openFlow.ts'
import { isProven } from './flow/signInMachine.ts'
import { networkOf } from './limits/networkOf.ts'
import { owedChannels } from './oneTimeCodes.ts'
import { oweCode } from './oweCode.ts'
import { countPassword, forgetWrongPasswords } from './passwords/countPassword.ts'
import { readEmail } from './readContact.ts'
import { signInTexts } from './signIn.texts.ts'
import { fieldError, SignInRefusal, wrongField } from './SignInRefusal.ts'
import { signInUser } from './signInUser.ts'
import { confirmEmailOf, findUserByEmail, updatePasswordHash } from './user.sql.ts'

export interface EnteredPassword {
  email: string
  password: string
  captcha: string | undefined
}

/**
 * Signs in by e-mail and password, or asks for a code besides. An e-mail without an account costs the same work and gets
 * the same answer as a wrong password.
 * @throws SignInRefusal `login` at the field `email`; `input` at the field `password`; `limit` with the seconds to wait;
 *   `captcha`, `gateway`
 */
export async function enterPassword(
  services: Services,
  caller: Caller,
  { email, password, captcha }: EnteredPassword,
): Promise<FactorPassed> {
  const { value: login, fault } = readEmail(email)
  if (login === null) throw new SignInRefusal('login', fieldError('email', fault))
  if (password === '') throw wrongField('password', signInTexts.contactNeeded)
  const network = networkOf(caller.ip)
  const watched = [
    ['wrongPasswordsInARow', login],
    ['wrongPasswordsPerAddress', network],
  ] as const
  await demandCaptcha(services, caller, captcha, { watched })
  const count = await countPassword(services.signIn.limits, login, network)
  const { passwords } = services.signIn
  const user = await findUserByEmail(services.db, login)
  if (!(await passwords.isRight(password, user?.password_hash ?? null)) || !user?.password_hash) {
    const delay = await count.wasWrong()
    if (delay > 0) throw new SignInRefusal('limit', fieldError('password', signInTexts.wrongPassword), delay)
    throw wrongField('password', signInTexts.wrongPassword)
  }
  await forgetWrongPasswords(services.signIn.limits, login, network)
  if (passwords.isOutdated(user.password_hash))
    await updatePasswordHash(services.db, user.id, await passwords.hash(password))
  const flow = await openFlow(services, caller)
  // A code to the e-mail may have come first; with it the password is the second factor.
  const isEmailProven = isProven(flow.state, { type: 'email', value: login }, services.now())
  const types = isEmailProven ? [] : await owedChannels(services, caller, user, null)
  if (types.length > 0) {
    const owed = await oweCode(services, caller, flow, { user, method: 'password', types })
    return { flow: owed.flow, owed }
  }
  const signedIn = await services.db.transaction().execute(async (db) => {
    if (isEmailProven) await confirmEmailOf(db, user.id, services.now())
    const isAdmin = user.is_staff && isEmailProven && user.email_confirmed_at !== null
    return signInUser(services, db, caller, flow, { userId: user.id, method: 'password', isAdmin })
  })
  return { flow: signedIn, owed: null }
}
