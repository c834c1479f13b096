import type { ApiCall } from '@verstak/api-client/call'
import {
  addPasskey,
  getPasskeyCreation,
  getPasskeySignIn,
  signInByPasskey,
  type Passkey,
} from '@verstak/contracts/passkey'
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/**
 * How a passkey was used: `owed` = a code besides; `given-up` by the visitor, who knows it; `failed` with the server's
 * words, null = none.
 */
export type PasskeyOutcome =
  { kind: 'done' } | { kind: 'owed' } | { kind: 'given-up' } | { kind: 'failed'; text: string | null }

const failed = (text: string | null = null): PasskeyOutcome => ({ kind: 'failed', text })

/** Errors of a ceremony that the visitor, another ceremony or the page has ended. */
const GIVEN_UP = new Set(['NotAllowedError', 'AbortError'])

const outcomeOf = (error: unknown): PasskeyOutcome =>
  error instanceof Error && GIVEN_UP.has(error.name) ? { kind: 'given-up' } : failed()

/**
 * Comes with its first use. A device has one request at a time: a later one ends an earlier one.
 *
 * @param isQuiet offers passkeys at the login field instead of asking at once
 * @param isLatest whether no other sign-in was begun since; an earlier one neither asks the device nor uses its answer
 */
export async function enterByPasskey(
  call: ApiCall,
  { isQuiet, isLatest }: { isQuiet: boolean; isLatest: () => boolean },
): Promise<PasskeyOutcome> {
  try {
    const { options } = await call(getPasskeySignIn, {})
    if (!isLatest()) return { kind: 'given-up' }
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
    const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: isQuiet })
    if (!isLatest()) return { kind: 'given-up' }
    const { status, error, otp } = await call(signInByPasskey, { body: { credential } })
    if (otp) return { kind: 'owed' }
    return status === 'success' ? { kind: 'done' } : failed(error)
  } catch (error) {
    return outcomeOf(error)
  }
}

/** Ends a request that the device has not answered. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony()

/** Makes a passkey on this device. @returns the user's passkeys, when it was added */
export async function makePasskey(call: ApiCall): Promise<{ outcome: PasskeyOutcome; passkeys?: Passkey[] }> {
  try {
    const { options, error } = await call(getPasskeyCreation, {})
    if (!options) return { outcome: failed(error) }
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
    const credential = await startRegistration({ optionsJSON })
    const answer = await call(addPasskey, { body: { credential } })
    return answer.status === 'success'
      ? { outcome: { kind: 'done' }, passkeys: answer.passkeys }
      : { outcome: failed(answer.error) }
  } catch (error) {
    return { outcome: outcomeOf(error) }
  }
}
