import type { Queryable } from '../db/openDatabase.ts'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { browserOf, findBrowser } from '../identity/identityBrowser.ts'
import type { Services } from '../services.ts'
import { insertChallenge, takeChallenge } from './passkey.sql.ts'
import type { RelyingParty } from './relyingParty.ts'

/** How long a challenge can be signed. */
const CHALLENGE_MS = 5 * 60_000
/** The time limit that browsers get with the options. */
export const BROWSER_TIMEOUT_MS = CHALLENGE_MS

/** @throws DomainError `not-found` in a shop whose address is none that passkeys could belong to */
export function relyingPartyIn({ identity }: Pick<Services, 'identity'>): RelyingParty {
  if (!identity.relyingParty) throw notFound('', 'Passkeys need the shop’s domain: set PUBLIC_ORIGIN.')
  return identity.relyingParty
}

/** Keeps a challenge for the caller's browser. @param userId who adds a passkey; null for a sign-in */
export async function keepChallenge(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie' | 'setCookie'>,
  challenge: string,
  userId: number | null,
): Promise<void> {
  const expiresAt = new Date(now().getTime() + CHALLENGE_MS)
  await insertChallenge(db, { challenge, browser_hash: browserOf(caller), user_id: userId, expires_at: expiresAt })
}

/**
 * Takes the challenge that the caller's browser has signed; no second call can take it.
 * @returns the challenge; null when it is none of this browser's, used, or over
 */
export async function takeSignedChallenge(
  { now }: Pick<Services, 'now'>,
  db: Queryable,
  caller: Pick<Caller, 'cookie'>,
  clientDataJSON: string,
  userId: number | null,
): Promise<string | null> {
  const browser = findBrowser(caller)
  const challenge = challengeIn(clientDataJSON)
  if (!browser || challenge === null) return null
  return (await takeChallenge(db, challenge, { browser, userId }, now())) ? challenge : null
}

/** What the browser says that it has signed; the signature is checked later. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown } | null
    return typeof data?.challenge === 'string' && /^[\w-]{1,200}$/.test(data.challenge) ? data.challenge : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
