import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { OwedCode } from './signIn.contract.ts'

/** Passkeys (WebAuthn). Options and answers are the JSON forms of the Web Authentication standard. */

/** Base64url, as the browser names a credential. */
const CredentialId = v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/))

/** A passkey as its user sees it. */
export const Passkey = v.object({
  id: CredentialId,
  /** What the user calls it; at first the device on which it was made. */
  name: v.string(),
  /** ISO 8601. */
  createdAt: v.string(),
  /** Null = never. */
  lastUsedAt: v.nullable(v.string()),
})
export type Passkey = v.InferOutput<typeof Passkey>

/** Longest name of a passkey. */
export const PASSKEY_NAME_LENGTH = 60

const Options = v.looseObject({ challenge: v.string() })
const credential = { id: CredentialId, rawId: CredentialId, type: v.literal('public-key') }
const Base64Url = v.pipe(v.string(), v.regex(/^[\w-]{0,20000}$/))

const Assertion = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: v.optional(Base64Url),
  }),
})

const Attestation = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(40))), []),
  }),
})

const list = { passkeys: v.array(Passkey) }
const common = { cache: { scope: 'personal' } } as const
const own = { ...common, errors: ['sign-in-required', 'rate-limited'] } as const
const id = 'x'.repeat(22)

export const getPasskeySignIn = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/sign-in/passkey/options',
  summary: 'Options for a sign-in by any passkey of the shop; good once, for 5 minutes, in this browser.',
  response: v.object({ options: Options }),
  errors: ['rate-limited', 'not-found'],
})

export const signInByPasskey = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/sign-in/passkey/verify',
  summary: 'Signs in by a passkey.',
  body: v.object({ credential: Assertion }),
  response: v.object({
    status: v.picklist(['success', 'error']),
    /** Sentence for the visitor. */
    error: v.nullable(v.string()),
    /** The challenge is over: new options and another try may help. */
    isExpired: v.optional(v.boolean()),
    /** Staff is not signed in yet. */
    otp: OwedCode,
  }),
  errors: ['rate-limited', 'not-found'],
  example: {
    body: {
      credential: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
      },
    },
  },
})

export const getPasskeyCreation = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/user/passkeys/options',
  summary: 'Options for a new passkey of the user; only within minutes of a sign-in.',
  response: v.object({
    /** Null when the sign-in is too old. */
    options: v.nullable(Options),
    /** Sentence for the user, with `options` null. */
    error: v.nullable(v.string()),
    /** `confirmUser` helps. */
    isConfirmationNeeded: v.optional(v.boolean()),
  }),
  errors: ['sign-in-required', 'rate-limited', 'not-found'],
})

export const addPasskey = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/user/passkeys/add',
  summary: 'Adds the passkey that the browser has made.',
  body: v.object({ credential: Attestation }),
  response: v.object({
    ...list,
    status: v.picklist(['success', 'error']),
    error: v.nullable(v.string()),
    /** `confirmUser` helps. */
    isConfirmationNeeded: v.optional(v.boolean()),
  }),
  errors: ['sign-in-required', 'rate-limited', 'not-found'],
  example: {
    body: {
      credential: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: 'AA' },
      },
    },
  },
})

export const listPasskeys = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/api/v1/user/passkeys',
  summary: 'Passkeys of the user, the newest first.',
  response: v.object({
    ...list,
    /** False where the shop's address is none that passkeys could belong to. */
    canAdd: v.boolean(),
  }),
})

export const renamePasskey = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/user/passkeys/rename',
  summary: 'Names a passkey of the user.',
  body: v.object({
    id: CredentialId,
    name: v.pipe(v.string(), v.trim(), v.minLength(1, 'short'), v.maxLength(PASSKEY_NAME_LENGTH, 'long')),
  }),
  response: v.object(list),
  errors: ['sign-in-required', 'rate-limited', 'not-found'],
  example: { body: { id, name: 'Phone' } },
})

export const deletePasskey = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/user/passkeys/delete',
  summary: 'Deletes a passkey of the user; it opens nothing any more.',
  body: v.object({ id: CredentialId }),
  response: v.object(list),
  errors: ['sign-in-required', 'confirmation-required', 'rate-limited', 'not-found'],
  example: { body: { id } },
})
