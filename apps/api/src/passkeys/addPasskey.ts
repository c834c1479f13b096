import type { VerifiedRegistrationResponse } from '@simplewebauthn/server'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { PASSKEY_NAME_LENGTH, type addPasskey as endpoint, type getPasskeyCreation } from '@verstak/contracts/passkey'
import type { Caller } from '../http/createBinder.ts'
import { notices, wayTexts } from '../notices/notices.texts.ts'
import { sendNotice } from '../notices/sendNotice.ts'
import { isFresh as isFreshSession, profileUserOf } from '../profile/profileUser.ts'
import type { Services } from '../services.ts'
import { selectUser } from '../session/account.sql.ts'
import { describeDevice } from '../session/describeDevice.ts'
import { displayNameOf } from '../session/displayNameOf.ts'
import { BROWSER_TIMEOUT_MS, keepChallenge, relyingPartyIn, takeSignedChallenge } from './challenge.ts'
import { wirePasskeysOf } from './userPasskeys.ts'
import { insertPasskey, selectPasskeys } from './passkey.sql.ts'
import { passkeyTexts } from './passkeys.texts.ts'
import { userHandleOf } from './userHandleOf.ts'
import { readSettings } from '../settings/readSettings.ts'

type Needed = Pick<Services, 'db' | 'now' | 'identity' | 'limits' | 'jobs' | 'messages'>
type Credential = EndpointBody<typeof endpoint>['credential']

const MAX_PASSKEYS = 20
/** EdDSA, ES256, RS256 by their COSE numbers: what all authenticators know. */
const ALGORITHMS = [-8, -7, -257]

/**
 * Options for a new passkey of the user. A stolen session must not become a key for good, so the sign-in has to be fresh.
 * @throws DomainError `sign-in-required`, `rate-limited`, `not-found`
 */
export async function getCreationOptions(
  services: Needed,
  caller: Caller,
): Promise<EndpointResponse<typeof getPasskeyCreation>> {
  const { id: rpID } = relyingPartyIn(services)
  const { userId, isFresh } = await signedIn(services, caller)
  await services.limits.spend('passkeyCallsPerIp', caller.ip)
  if (!isFresh) return { options: null, error: passkeyTexts.signInAgain, isConfirmationNeeded: true }
  const [user, passkeys] = await Promise.all([selectUser(services.db, userId), selectPasskeys(services.db, userId)])
  if (passkeys.length >= MAX_PASSKEYS) return { options: null, error: passkeyTexts.tooMany }
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpID,
    rpName: (await readSettings(services.db)).shopName,
    userID: new Uint8Array(userHandleOf(userId)),
    userName: user.email ?? user.phone ?? displayNameOf(user),
    userDisplayName: displayNameOf(user),
    timeout: BROWSER_TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports })),
  })
  await keepChallenge(services, caller, options.challenge, userId)
  return { options: { ...options }, error: null }
}

/**
 * Adds a passkey that the browser has made for a challenge of {@link getCreationOptions}.
 * @throws DomainError `sign-in-required`, `rate-limited`, `not-found`
 */
export async function addPasskey(
  services: Needed,
  { credential }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const { db, now } = services
  const { userId, isFresh } = await signedIn(services, caller)
  await services.limits.spend('passkeyCallsPerIp', caller.ip)
  const passkeys = async () => wirePasskeysOf(await selectPasskeys(db, userId))
  if (!isFresh)
    return { status: 'error', error: passkeyTexts.signInAgain, isConfirmationNeeded: true, passkeys: await passkeys() }
  const { clientDataJSON, transports } = credential.response
  const challenge = await takeSignedChallenge(services, db, caller, clientDataJSON, userId)
  if (challenge === null) return { status: 'error', error: passkeyTexts.expired, passkeys: await passkeys() }
  const verified = await verify(services, credential, challenge)
  const made = verified?.verified ? verified.registrationInfo.credential : null
  const device = describeDevice(caller.userAgent)
  const isAdded =
    made !== null &&
    (await db.transaction().execute(async (transaction) => {
      const isNew = await insertPasskey(transaction, {
        credential_id: made.id,
        user_id: userId,
        public_key: Buffer.from(made.publicKey),
        sign_count: made.counter,
        transports,
        name: device.slice(0, PASSKEY_NAME_LENGTH),
        created_at: now(),
      })
      const notice = notices.newWay(wayTexts.passkey(device))
      if (isNew) await sendNotice(services, transaction, { userId, origin: caller.origin }, notice)
      return isNew
    }))
  const outcome = isAdded ? { error: null } : { error: passkeyTexts.notAdded }
  return { status: isAdded ? 'success' : 'error', ...outcome, passkeys: await passkeys() }
}

async function verify(
  services: Pick<Services, 'identity'>,
  { response: { transports: _, ...response }, ...credential }: Credential,
  expectedChallenge: string,
): Promise<VerifiedRegistrationResponse | null> {
  const { id, origins } = relyingPartyIn(services)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    return await verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
  } catch {
    // The library throws at whatever does not fit; it touches nothing but what it was given.
    return null
  }
}

/** @throws DomainError `sign-in-required` */
async function signedIn(services: Pick<Services, 'db' | 'now'>, caller: Pick<Caller, 'cookie'>) {
  const profile = await profileUserOf(services, caller)
  return { userId: profile.user.id, isFresh: isFreshSession(services, profile) }
}
