import type { Queryable } from '../db/openDatabase.ts'
import type { SignInMethod } from '../db/sessionTables.ts'
import type { Caller } from '../http/createBinder.ts'
import { linkPendingIdentity } from '../identity/pendingIdentity.ts'
import { recordDevice } from '../notices/recordDevice.ts'
import { notices } from '../notices/notices.texts.ts'
import { sendNotice } from '../notices/sendNotice.ts'
import { shortAddress } from '../notices/shortAddress.ts'
import { requestEmailConfirmation } from '../profile/requestEmailConfirmation.ts'
import type { Services } from '../services.ts'
import { describeDevice } from '../session/describeDevice.ts'
import { activateMain } from '../session/account.sql.ts'
import { startSession } from '../session/startSession.ts'
import { beginFlow, replaceFlow, type OpenFlow } from './flow/openFlow.ts'
import { nextState } from './flow/signInMachine.ts'
import { FIRST_STATE } from './flow/SignInState.ts'

export interface SignedIn {
  userId: number
  method: SignInMethod
  /** Staff who have shown a code besides. */
  isAdmin?: boolean
  /** He has entered a code here, so that the device can be remembered. */
  canRemember?: boolean
  /** He was registered just now. */
  isNew?: boolean
  /** «Запомнить это устройство?» comes next. */
  isSaveOffered?: boolean
}

/**
 * Signs a user in on the caller's device and ends this sign-in: its browser gets another secret, so that nobody who knew
 * the old one gains by it. A browser in which he never signed in before is told by mail. In the caller's transaction.
 * @param flow null for a browser that has begun none: a passkey or a network needs no step before
 */
export async function signInUser(
  services: Services,
  db: Queryable,
  caller: Caller,
  flow: OpenFlow | null,
  { userId, method, isAdmin = false, canRemember = false, isSaveOffered = false, isNew = false }: SignedIn,
): Promise<OpenFlow> {
  await activateMain(db, userId)
  await startSession(services, db, caller, { userId, method, isAdmin })
  // A social network's account that waited for this sign-in opens the user's from now on.
  await linkPendingIdentity(services, db, caller, { userId, isNew: isNew && method === 'social' })
  if (isNew) await requestEmailConfirmation(services, db, { userId, origin: caller.origin })
  const isNewDevice = await recordDevice(services, db, caller, userId)
  // Who has just registered or recovered knows; the recovery has a mail of its own.
  if (isNewDevice && !isNew && method !== 'recovery') await notifySignIn(services, db, caller, userId)
  const at = services.now().getTime()
  const state = nextState(flow?.state ?? FIRST_STATE, { type: 'signedIn', userId, canRemember, isSaveOffered, at })
  return flow ? replaceFlow(services, db, caller, { flow, state }) : beginFlow(services, db, caller, state)
}

async function notifySignIn(services: Services, db: Queryable, caller: Caller, userId: number): Promise<void> {
  const { ip, userAgent, origin } = caller
  const seen = { at: services.now(), device: describeDevice(userAgent), address: shortAddress(ip) }
  await sendNotice(services, db, { userId, origin }, notices.newSignIn(seen))
}
