import { FRESH_MINUTES } from '@verstak/contracts/profile'
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

/** The user who changes his profile, and his session. */
export interface ProfileUser {
  user: SignInUser
  session: Awaited<ReturnType<typeof selectSessionStart>>
}

/** @throws DomainError `sign-in-required` */
export async function profileUserOf(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<ProfileUser> {
  const session = await sessionUserOf(services, caller)
  const user = session && (await findUserById(services.db, session.id))
  if (!session || !user) throw new DomainError('sign-in-required')
  return { user, session: await selectSessionStart(services.db, session.session_id) }
}

/** Whether the user has signed in, or confirmed that it is he, a few minutes ago. */
export const isFresh = ({ now }: Pick<Services, 'now'>, { session }: Pick<ProfileUser, 'session'>): boolean =>
  now().getTime() - session.created_at.getTime() <= FRESH_MINUTES * 60_000

/**
 * The user, if his sign-in is fresh: a session alone, which somebody may have stolen, takes no way to sign in away.
 * @throws DomainError `sign-in-required`, `confirmation-required`
 */
export async function freshUserOf(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<SignInUser> {
  const profile = await profileUserOf(services, caller)
  if (!isFresh(services, profile)) throw new DomainError('confirmation-required')
  return profile.user
}

/**
 * Lets a user go on who has signed in just now or knows his password: a session alone, which somebody may have stolen,
 * changes no way to sign in.
 * @throws SignInRefusal `input` at the field `password`, `limit`
 */
export async function demandProof(
  services: Services,
  caller: Caller,
  profile: ProfileUser,
  password: string | undefined,
): Promise<void> {
  const { user } = profile
  if (password === undefined || password === '') {
    if (isFresh(services, profile)) return
    throw wrongField('password', user.password_hash ? profileTexts.passwordNeeded : profileTexts.signInAgain)
  }
  await checkPassword(services, caller, user, password)
}

/** Whose the wrong passwords are: the same counters as at sign-in, so that guesses are as many in all. */
export const passwordAccountOf = (user: SignInUser): string => user.email?.toLowerCase() ?? `user ${user.id}`

/** @throws SignInRefusal `input` at the field `password`, `limit` */
export async function checkPassword(
  services: Services,
  caller: Caller,
  user: SignInUser,
  password: string,
): Promise<void> {
  const { limits, passwords } = services.signIn
  const network = networkOf(caller.ip)
  const account = passwordAccountOf(user)
  const count = await countPassword(limits, account, network)
  if (await passwords.isRight(password, user.password_hash)) return forgetWrongPasswords(limits, account, network)
  await count.wasWrong()
  throw wrongField('password', profileTexts.wrongPassword)
}
