import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { OwedCode, SignInError } from './signIn.contract.ts'

/** Sign-in by accounts at other sites: VK ID and one OpenID Connect provider (SOCIAL-001…010). */

/** `code` of a failed sign-in by VK, with VK's own numbers; all of them open the generic popup (FAULT-041). */
export const VK_FAULT = {
  /** The token is invented, expired, used before, or of another application. */
  refused: 8,
  /** Too many tries. */
  limit: 9,
  /** VK failed or did not answer. */
  unavailable: 10,
} as const

/** Codes of VK's redirect back after an autologin; neither is shown (FAULT-045, 046). */
export const VK_AUTOLOGIN_ERROR = {
  /** Nobody is signed in at VK, or he has not allowed it. */
  access: 207,
  unavailable: 11300,
} as const

/** The origins belong to the content security policy of pages, too. */
const VkWay = v.object({
  /** Id of the shop's application at VK. */
  appId: v.string(),
  /** Origin of VK's window, which alone may send the token. */
  origin: v.string(),
  /** Origin of the autologin's redirect. */
  loginOrigin: v.string(),
  /** Address of the GET that signs out at VK (CALL-036). */
  logoutUrl: v.string(),
})
export type VkWay = v.InferOutput<typeof VkWay>

/** Ways to sign in besides code and password. */
export const SignInWays = v.object({
  /** Null where the shop has no application at VK. */
  vk: v.nullable(VkWay),
  /** Null without such a provider. */
  oidc: v.nullable(
    v.object({
      /** What its button says. */
      name: v.string(),
    }),
  ),
  /** False where the shop's address is none that passkeys could belong to. */
  hasPasskeys: v.boolean(),
  /** Rules of new passwords: characters, and whether any are taken; those of the specification when absent. */
  passwords: v.optional(v.object({ min: v.number(), max: v.number(), isAnySign: v.boolean() })),
})
export type SignInWays = v.InferOutput<typeof SignInWays>

export const getSignInWays = defineEndpoint({
  method: 'GET',
  path: '/api/v1/sign-in/ways',
  summary: 'Which ways to sign in the shop has set up besides code and password.',
  response: SignInWays,
  errors: [],
  cache: { scope: 'public', maxAge: 60 },
})

/**
 * How a sign-in by a provider goes on (SOCIAL-002…005). Fields that are not null need not be asked for; null are those
 * that the provider does not know, that the shop could not use, and mobile phones that the provider has not verified.
 */
const outcome = {
  /** Signed in: the cookies of the session come with the answer. */
  isAuth: v.boolean(),
  /** An account has this e-mail: its password connects the two. `email` is null if the account is found by its phone. */
  isNeedConfirmAuthWithPassword: v.boolean(),
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  /** Ten digits, without the leading 7. */
  phone: v.nullable(v.string()),
}

export const signInByVk = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/login/vk',
  summary: 'Signs in by the token of VK’s window, or says what is missing.',
  body: v.object({
    token: v.pipe(v.string(), v.maxLength(2000)),
    uuid: v.pipe(v.string(), v.maxLength(200)),
  }),
  response: v.object({
    ...outcome,
    /** Staff is not signed in yet, the other fields say nothing then. */
    otp: OwedCode,
    /** Present in an answer that refuses. */
    code: v.optional(v.picklist(Object.values(VK_FAULT))),
    data: v.optional(v.object({ code: v.number(), errors: v.array(SignInError) })),
  }),
  errors: ['rate-limited'],
  cache: { scope: 'personal' },
  example: { body: { token: 'x'.repeat(43), uuid: '9b2f3c52-3c1c-4b1d-9f0e-0a5f7a1f6a10' } },
})

/**
 * For the page `/login/` after the redirects of OpenID Connect: what {@link signInByVk} would have answered. Null when no
 * provider's account waits in this browser to be connected.
 */
export const getPendingIdentity = defineEndpoint({
  method: 'GET',
  path: '/api/v1/sign-in/pending',
  summary: 'The provider’s account that waits in this browser for a password or a registration.',
  response: v.object({ pending: v.nullable(v.object({ provider: v.picklist(['vk', 'oidc']), ...outcome })) }),
  errors: [],
  cache: { scope: 'personal' },
})

export const forgetPendingIdentity = defineEndpoint({
  method: 'POST',
  path: '/api/v1/sign-in/pending/forget',
  summary: 'Forgets it: the visitor went back or closed the window, and signs in in another way.',
  response: v.object({ status: v.literal('success') }),
  errors: [],
  cache: { scope: 'personal' },
})

/** A provider's account with which the user can sign in. */
const LinkedIdentity = v.object({
  provider: v.picklist(['vk', 'oidc']),
  /** «VK ID», or the name of the OpenID Connect provider. */
  name: v.string(),
  /** ISO 8601. */
  createdAt: v.string(),
})

const linked = {
  response: v.object({ identities: v.array(LinkedIdentity) }),
  errors: ['sign-in-required'],
  cache: { scope: 'personal' },
} as const

export const listIdentities = defineEndpoint({
  ...linked,
  method: 'GET',
  path: '/api/v1/user/identities',
  summary: 'Providers’ accounts with which the user can sign in.',
})

export const unlinkIdentity = defineEndpoint({
  ...linked,
  method: 'POST',
  path: '/api/v1/user/identities/unlink',
  summary: 'Takes the right to sign in from the user’s accounts at one provider.',
  errors: ['sign-in-required', 'confirmation-required'],
  body: v.object({ provider: v.picklist(['vk', 'oidc']) }),
  example: { body: { provider: 'vk' } },
})

/**
 * Form by which a browser goes to sign in by OpenID Connect; takes `next`, a path of the store. A page of another site
 * cannot send it. A link there leads to `/login/`, where the visitor presses the button himself.
 */
export const OIDC_START = '/api/v1/sign-in/oidc/start'
/** Where the provider leads it back to. Its absolute address is registered there. */
export const OIDC_CALLBACK = '/api/v1/sign-in/oidc/callback'
/** Where VK's autologin leads a hidden frame back to: an empty page whose address is read. */
export const VK_RETURN = '/api/v1/sign-in/vk/return'
/**
 * `/login/?social=…` after OpenID Connect: `pending` = see {@link getPendingIdentity}, `failed` = the generic popup. Not
 * there when the visitor himself went back.
 */
export const SOCIAL_PARAM = 'social'
