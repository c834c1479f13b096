import { DomainError } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { sessionUserOf } from '../session/sessionUserOf.ts'
import { networkOf } from '../sign-in/limits/networkOf.ts'
import { countPassword, forgetWrongPasswords } from '../sign-in/passwords/countPassword.ts'
import { wrongField } from '../sign-in/SignInRefusal.ts'
import { findUserById, type SignInUser } from '../sign-in/user.sql.ts'
import { selectSessionStart } from './profile.sql.ts'
import { profileTexts } from './profile.texts.ts'

/** So long after a sign-in nobody is asked for his password again. */
const FRESH_MS = 15 * 60_000

/** The user who changes his profile, and his session. */
export interface ProfileUser {
  user: SignInUser
  session: Awaited<ReturnType<typeof selectSessionStart>>
}

/** @throws DomainError `sign-in-required` */
export async function profileUserOf(services: Services, caller: Caller): Promise<ProfileUser> {
  const session = await sessionUserOf(services, caller)
  const user = session && (await findUserById(services.db, session.id))
  if (!session || !user) throw new DomainError('sign-in-required')
  return { user, session: await selectSessionStart(services.db, session.session_id) }
}

/**
 * Lets a user go on who has signed in just now or knows his password: a session alone, which somebody may have stolen,
 * changes no way to sign in.
 * @throws SignInRefusal `input` at the field `password`, `limit`
 */
export async function demandProof(
  services: Services,
  caller: Caller,
  { user, session }: ProfileUser,
  password: string | undefined,
): Promise<void> {
  const isFresh = session.created_at.getTime() > services.now().getTime() - FRESH_MS
  if (password === undefined || password === '') {
    if (isFresh) return
    throw wrongField('password', user.password_hash ? profileTexts.passwordNeeded : profileTexts.signInAgain)
  }
  const { limits, passwords } = services.signIn
  const network = networkOf(caller.ip)
  // The same counters as at sign-in: guesses are as many in all.
  const account = user.email?.toLowerCase() ?? `user ${user.id}`
  const count = await countPassword(limits, account, network)
  if (await passwords.isRight(password, user.password_hash)) return forgetWrongPasswords(limits, account, network)
  await count.wasWrong()
  throw wrongField('password', profileTexts.wrongPassword)
}
