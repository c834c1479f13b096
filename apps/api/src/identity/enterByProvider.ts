import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { signInByVk } from '@verstak/contracts/identity'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { codeInfoOf } from '../sign-in/codeInfoOf.ts'
import { findFlow, openFlow } from '../sign-in/flow/openFlow.ts'
import { owedChannels } from '../sign-in/oneTimeCodes.ts'
import { oweCode } from '../sign-in/oweCode.ts'
import { orRefused, sentenceOf } from '../sign-in/SignInRefusal.ts'
import { signInUser } from '../sign-in/signInUser.ts'
import { findUserById } from '../sign-in/user.sql.ts'
import {
  deletePending,
  findUserByEmail,
  findUserByPhone,
  findUserOfAccount,
  insertIdentity,
  insertUser,
  lockAccount,
  putPending,
} from './identity.sql.ts'
import { browserOf } from './identityBrowser.ts'
import { ProviderRefusal, type ProviderPerson } from './ProviderPerson.ts'
import { usablePerson, type UsablePerson } from './usablePerson.ts'

/** How the sign-in goes on, in the words of the contract. */
export type ProviderOutcome = Omit<EndpointResponse<typeof signInByVk>, 'code' | 'data'>

/** How long a provider's account waits for the password or the registration of its holder. */
const PENDING_MS = 10 * 60_000

const NOBODY: ProviderOutcome = {
  isAuth: false,
  isNeedConfirmAuthWithPassword: false,
  name: null,
  email: null,
  phone: null,
}

/**
 * Signs in whoever a provider has vouched for. The provider vouches for its own account alone: an account of the shop with
 * the same e-mail or phone opens only to who signs in to it besides, in the same browser (`linkPendingIdentity`).
 * A person of whom all is known gets an account at once. Staff owes a code besides, as after the other ways.
 * @throws ProviderRefusal `unavailable` when that code cannot be sent
 */
export async function enterByProvider(
  services: Services,
  caller: Caller,
  person: ProviderPerson,
): Promise<ProviderOutcome> {
  const known = usablePerson(person)
  const browser = browserOf(caller)
  const flow = await findFlow(services, caller)
  const entered = await services.db.transaction().execute(async (db) => {
    await lockAccount(db, known)
    const knownId = await findUserOfAccount(db, known)
    const userId = knownId ?? (await registerAtOnce(services, db, known))
    const user = userId === null ? undefined : await findUserById(db, userId)
    if (!user) return { outcome: await wait(services, db, browser, known) }
    await deletePending(db, browser)
    const types = await owedChannels(services, caller, user, 'social')
    if (types.length > 0) return { user, types }
    await signInUser(services, db, caller, flow, { userId: user.id, method: 'social', isNew: knownId === null })
    return { outcome: { ...NOBODY, isAuth: true } }
  })
  if (entered.outcome) return entered.outcome
  const debt = { user: entered.user, method: 'social', types: entered.types } as const
  return orRefused(
    async () => {
      const owed = await oweCode(services, caller, flow ?? (await openFlow(services, caller)), debt)
      return { ...NOBODY, otp: codeInfoOf(services, owed.contact, owed) }
    },
    (refusal) => {
      throw new ProviderRefusal('unavailable', sentenceOf(refusal), { cause: refusal })
    },
  )
}

/** @returns null when something must be asked first, or e-mail or phone belong to an account */
async function registerAtOnce({ now }: Pick<Services, 'now'>, db: Queryable, person: UsablePerson) {
  const { name, email, phone, isPhoneKnown } = person
  if (name === null || email === null || phone === null || !isPhoneKnown) return null
  if ((await ownerOf(db, person)) !== null) return null
  const userId = await insertUser(db, person, now())
  if (userId !== null) await insertIdentity(db, person, userId, now())
  return userId
}

async function ownerOf(db: Queryable, { email, phone }: UsablePerson): Promise<number | null> {
  const byEmail = email === null ? null : await findUserByEmail(db, email)
  return byEmail ?? (phone === null ? null : await findUserByPhone(db, phone))
}

async function wait(
  { now }: Pick<Services, 'now'>,
  db: Queryable,
  browser: Buffer,
  person: UsablePerson,
): Promise<ProviderOutcome> {
  const userId = await ownerOf(db, person)
  const { isPhoneKnown: _, ...kept } = person
  await putPending(db, {
    ...storedOf(kept),
    browser_hash: browser,
    user_id: userId,
    expires_at: new Date(now().getTime() + PENDING_MS),
  })
  return outcomeOf(db, person)
}

const storedOf = (person: ProviderPerson) => ({
  provider: person.provider,
  subject: person.subject,
  name: person.name,
  email: person.email,
  is_email_verified: person.isEmailVerified,
  phone: person.phone,
  is_phone_verified: person.isPhoneVerified,
})

/** What the visitor is told while the account waits; never anything that the provider has not said. */
export async function outcomeOf(db: Queryable, person: UsablePerson): Promise<ProviderOutcome> {
  const { name, email, phone, isPhoneKnown } = person
  if (email !== null && (await findUserByEmail(db, email)) !== null) {
    return { ...NOBODY, isNeedConfirmAuthWithPassword: true, email }
  }
  const isPhoneTaken = phone !== null && (await findUserByPhone(db, phone)) !== null
  // The account's e-mail is not the provider's to know: the visitor is told that one is missing (FAULT-044).
  if (isPhoneTaken && email === null) return { ...NOBODY, isNeedConfirmAuthWithPassword: true }
  // With a phone of somebody's there is no account to be made: all three without a sign-in are the generic popup.
  return { ...NOBODY, name, email, phone: isPhoneKnown || isPhoneTaken ? phone : null }
}
