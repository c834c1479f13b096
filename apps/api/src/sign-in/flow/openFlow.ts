import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import * as v from 'valibot'
import type { Queryable } from '../../db/openDatabase.ts'
import type { Caller } from '../../http/createBinder.ts'
import { hashSecret, newSecret } from '../../secret.ts'
import type { Services } from '../../services.ts'
import { secretOf } from '../../session/secretCookie.ts'
import { deleteFlow, findFlowState, insertFlow, lockFlowState, updateFlow } from './flow.sql.ts'
import { nextState, type SignInEvent } from './signInMachine.ts'
import { FIRST_STATE, SignInState } from './SignInState.ts'

const RULE = SERVER_COOKIES.signInFlow

/** The sign-in of one browser. */
export interface OpenFlow {
  /** What its cookie holds. */
  secret: string
  /** What the database knows it by. */
  hash: Buffer
  state: SignInState
}

type Needed = Pick<Services, 'db' | 'now'>

/** The sign-in that is under way in the caller's browser; null when there is none. */
export async function findFlow({ db, now }: Needed, caller: Pick<Caller, 'cookie'>): Promise<OpenFlow | null> {
  const secret = secretOf(caller, RULE)
  if (secret === null) return null
  const hash = hashSecret(secret)
  const state = readState(await findFlowState(db, hash, now()))
  return state && { secret, hash, state }
}

/** The sign-in of the caller's browser, begun now if there is none. A secret that the store did not make is not taken over. */
export async function openFlow(services: Needed, caller: Pick<Caller, 'cookie' | 'setCookie'>): Promise<OpenFlow> {
  return (await findFlow(services, caller)) ?? (await beginFlow(services, services.db, caller, FIRST_STATE))
}

/** The caller as he will be with his next call: holding this sign-in's secret, which was made within this one. */
export const callerWith = (caller: Caller, { secret }: Pick<OpenFlow, 'secret'>): Caller => ({
  ...caller,
  cookie: (rule) => (rule.name === RULE.name ? secret : caller.cookie(rule)),
})

/** Gives the caller's browser a new secret with this state. */
export async function beginFlow(
  { now }: Needed,
  db: Queryable,
  caller: Pick<Caller, 'setCookie'>,
  state: SignInState,
): Promise<OpenFlow> {
  const secret = newSecret()
  const hash = hashSecret(secret)
  await insertFlow(db, { hash, state, now: now(), expiresAt: endOf(now()) })
  caller.setCookie(RULE, secret)
  return { secret, hash, state }
}

/** Puts what happened into the state, as it is now in the database. @returns the flow with its new state */
export async function moveFlow(services: Needed, flow: OpenFlow, event: SignInEvent): Promise<OpenFlow> {
  return changeFlow(services, flow, (state) => nextState(state, event))
}

/** Changes the state under its lock; a sign-in that has ended meanwhile stays ended. */
export async function changeFlow(
  { db, now }: Needed,
  { secret, hash }: OpenFlow,
  change: (state: SignInState) => SignInState,
): Promise<OpenFlow> {
  return db.transaction().execute(async (transaction) => {
    const state = change(readState(await lockFlowState(transaction, hash)) ?? FIRST_STATE)
    await updateFlow(transaction, { hash, state, now: now(), expiresAt: endOf(now()) })
    return { secret, hash, state }
  })
}

/**
 * Begins anew with another secret, in the caller's transaction: what knew the old one opens nothing any more, and its
 * codes are gone.
 */
export async function replaceFlow(
  services: Needed,
  db: Queryable,
  caller: Pick<Caller, 'setCookie'>,
  { flow, state }: { flow: OpenFlow; state: SignInState },
): Promise<OpenFlow> {
  await deleteFlow(db, flow.hash)
  return beginFlow(services, db, caller, state)
}

/** A state that an older release wrote may not fit: its sign-in begins anew. */
function readState(value: unknown): SignInState | null {
  const result = v.safeParse(SignInState, value)
  return result.success ? result.output : null
}

const endOf = (now: Date) => new Date(now.getTime() + RULE.maxAge * 1000)
