import type { VerifiedAuthenticationResponse } from '@simplewebauthn/server'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { signInByPasskey as endpoint } from '@verstak/contracts/passkey'
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
import { relyingPartyIn, takeSignedChallenge } from './challenge.ts'
import { lockPasskey, recordPasskeyUse } from './passkey.sql.ts'
import { passkeyTexts } from './passkeys.texts.ts'
import { userHandleOf } from './userHandleOf.ts'

type Credential = EndpointBody<typeof endpoint>['credential']
type Answer = EndpointResponse<typeof endpoint>

const refused: Answer = { status: 'error', error: passkeyTexts.refused }

/**
 * Signs in by a passkey: its signature over a challenge of this browser, made at an origin of the shop with the user
 * verified, and a counter that has not run back. Staff owes a code besides, as after the other ways.
 * @throws DomainError `rate-limited`, `not-found`
 */
export async function signInByPasskey(
  services: Services,
  { credential }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<Answer> {
  await services.limits.spend('passkeyCallsPerIp', caller.ip)
  const { db } = services
  // Outside of the transaction: a failed try spends the challenge, too.
  const challenge = await takeSignedChallenge(services, db, caller, credential.response.clientDataJSON, null)
  if (challenge === null) return { status: 'error', error: passkeyTexts.expired, isExpired: true }
  const flow = await findFlow(services, caller)
  const entered = await db.transaction().execute(async (transaction) => {
    const userId = await useKey(services, transaction, credential, challenge)
    const user = userId === null ? undefined : await findUserById(transaction, userId)
    if (!user) return null
    const types = await owedChannels(services, caller, user, 'passkey')
    if (types.length === 0)
      await signInUser(services, transaction, caller, flow, { userId: user.id, method: 'passkey' })
    return { user, types }
  })
  if (!entered) return refused
  const { user, types } = entered
  if (types.length === 0) return { status: 'success', error: null }
  return orRefused(
    async () => {
      const owed = await oweCode(services, caller, flow ?? (await openFlow(services, caller)), {
        user,
        method: 'passkey',
        types,
      })
      return { status: 'success' as const, error: null, otp: codeInfoOf(services, owed.contact, owed) }
    },
    (refusal) => ({ status: 'error' as const, error: sentenceOf(refusal) }),
  )
}

/** @returns whose passkey it is; null when it does not fit */
async function useKey(
  services: Pick<Services, 'now' | 'identity'>,
  db: Queryable,
  credential: Credential,
  challenge: string,
): Promise<number | null> {
  const key = await lockPasskey(db, credential.id)
  if (!key) return null
  const { userHandle } = credential.response
  if (userHandle !== undefined && userHandle !== userHandleOf(key.user_id).toString('base64url')) return null
  const verified = await verify(services, credential, challenge, {
    id: key.credential_id,
    publicKey: new Uint8Array(key.public_key),
    counter: Number(key.sign_count),
  })
  if (!verified?.verified) return null
  await recordPasskeyUse(db, key.credential_id, verified.authenticationInfo.newCounter, services.now())
  return key.user_id
}

async function verify(
  services: Pick<Services, 'identity'>,
  { response, ...credential }: Credential,
  expectedChallenge: string,
  key: { id: string; publicKey: Uint8Array<ArrayBuffer>; counter: number },
): Promise<VerifiedAuthenticationResponse | null> {
  const { id, origins } = relyingPartyIn(services)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { userHandle, ...signed } = response
  try {
    return await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: origins,
      expectedRPID: id,
      credential: key,
      requireUserVerification: true,
    })
  } catch {
    // The library throws at whatever does not fit; it touches nothing but what it was given.
    return null
  }
}
