import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'

/**
 * Calls of the classic sign-in (CALL-012…018, 020…022, 042). What a visitor did wrong is an answer of 200 that names
 * it in the specification's envelope, because the window reads `code` and `data.code` (FAULT-013…035); statuses from
 * 400 are for calls that no window of the store makes.
 */

/** `code` of a failure. */
export const SIGN_IN_FAULT = {
  /** The call must be repeated with the captcha's answer. */
  captcha: 3,
  /** The phone belongs to another account. */
  phoneUsed: 6,
  /** See `data`. */
  other: 0,
} as const

/** `data.code` of a failure. */
export const SIGN_IN_REFUSAL = {
  /** Wrong or expired code, wrong field. */
  input: 400,
  /** The entered e-mail or phone cannot be used. */
  login: 422,
  /** Too many tries. */
  limit: 429,
  /** The message could not be sent. */
  gateway: 503,
} as const

/** One thing that was wrong. */
export const SignInError = v.object({
  /** Russian sentence for the shopper. */
  title: v.string(),
  message: v.optional(v.string()),
  /** OTP: 1 = limit reached (FAULT-035). */
  code: v.optional(v.number()),
  /** Fields of the form that the title belongs to. */
  details: v.optional(v.array(v.object({ field: v.string() }))),
})
export type SignInError = v.InferOutput<typeof SignInError>

/** Present in an answer that refuses. */
const failure = {
  code: v.optional(v.picklist(Object.values(SIGN_IN_FAULT))),
  data: v.optional(v.object({ code: v.picklist(Object.values(SIGN_IN_REFUSAL)), errors: v.array(SignInError) })),
}

/** Where a code can be sent to. */
export const CONFIRMATION_TYPES = ['phone', 'email'] as const
/** One of {@link CONFIRMATION_TYPES}. */
export const ConfirmationType = v.picklist(CONFIRMATION_TYPES)
export type ConfirmationType = v.InferOutput<typeof ConfirmationType>

/** How the sent code looks, and where it can be read. */
const code = {
  /** Digits of the code; 4 when absent. */
  codeLength: v.optional(v.number()),
  /** Demo mode: page with all sent messages. */
  demoMessagesUrl: v.optional(v.string()),
}

/** When the next code can be asked for. Browsers use the duration, because their clocks may be wrong. */
const resend = {
  /** Seconds until the next code can be sent; 0 = now. */
  repeatSendingCodeDelay: v.number(),
  /** The limit is reached and no code was sent: none is taken until the delay is over. */
  isLimit: v.boolean(),
}

/** What a code was sent to, and what else it could be sent to (OTP-007). */
export const CodeInfo = v.object({
  currentConfirmationType: v.nullable(ConfirmationType),
  /** Masked, such as `+7 (916) •••-••-37`. */
  sentTo: v.nullable(v.string()),
  /** ISO 8601; null when nothing is blocked. Of the server's clock: see `serverTime`. */
  blockingEndDate: v.nullable(v.string()),
  availableConfirmationTypes: v.array(ConfirmationType),
  limitErrorMessage: v.nullable(v.string()),
  /** The server's clock when it answered, ISO 8601, to count from to `blockingEndDate`. */
  serverTime: v.string(),
  ...code,
})
export type CodeInfo = v.InferOutput<typeof CodeInfo>

/** A code that somebody owes who has shown the first factor: absent when he is signed in. */
export const OwedCode = v.optional(v.nullable(v.object({ ...CodeInfo.entries, repeatSendingCodeDelay: v.number() })))

// Any text, so that what is wrong with it is answered with its sentence at its field.
const Text = v.pipe(v.string(), v.maxLength(10_000))
const captcha = { smartCaptchaResponse: v.optional(Text) }
/** Fields of the experiment «new-auth». */
const experiment = { isJuristic: v.optional(v.boolean()), isNewAuthFlow: v.optional(v.boolean()) }

const common = { method: 'POST', errors: ['rate-limited'], cache: { scope: 'personal' } } as const

export const preAuth = defineEndpoint({
  ...common,
  path: '/api/v1/user/pre-auth',
  summary:
    'Begins or repeats a sign-in: says whether an account exists. With a phone it sends a code by SMS; called again, another one.',
  body: v.object({ data: Text, type: ConfirmationType, ...captcha }),
  response: v.object({
    meta: v.optional(
      v.object({
        ...CodeInfo.entries,
        ...resend,
        isExist: v.boolean(),
        success: v.boolean(),
        errors: v.array(v.object({ code: v.number(), message: v.string() })),
      }),
    ),
    ...failure,
  }),
  example: { body: { data: '9162041837', type: 'phone' } },
})

export const sendPhoneCode = defineEndpoint({
  ...common,
  path: '/api/v1/user/phone/code',
  summary: 'Sends the code that confirms the phone of a registration.',
  body: v.object({ phone: Text, ...captcha }),
  response: v.object({
    status: v.picklist(['success', 'error']),
    ...resend,
    ...code,
    error: v.nullable(v.string()),
    ...failure,
  }),
  example: { body: { phone: '9162041837' } },
})

export const confirmPhone = defineEndpoint({
  ...common,
  path: '/api/v1/user/phone/confirm',
  summary: 'Confirms a phone that has no account yet, for the registration of this browser.',
  body: v.object({ phone: Text, code: Text, ...captcha }),
  response: v.object({
    attributes: v.object({ status: v.picklist(['success', 'error']), error: v.nullable(v.string()) }),
    ...failure,
  }),
  example: { body: { phone: '9162041837', code: '4815' } },
})

export const signInByPhone = defineEndpoint({
  ...common,
  path: '/api/v1/user/login/phone',
  summary: 'Signs in by the code of an SMS; without a code only when this browser has confirmed the phone just now.',
  body: v.object({ phone: Text, code: v.optional(Text), ...captcha, ...experiment }),
  response: v.object({
    status: v.picklist(['success', 'error']),
    error: v.nullable(v.string()),
    /** The account owes a one-time code by e-mail or phone. */
    otp: v.optional(v.nullable(CodeInfo)),
    ...failure,
  }),
  example: { body: { phone: '9162041837', code: '4815' } },
})

export const signInByEmail = defineEndpoint({
  ...common,
  path: '/api/v1/user/login/email',
  summary: 'Signs in by e-mail and password, or asks for a one-time code besides.',
  body: v.object({ email: Text, password: Text, isMobile: v.boolean(), ...captcha, ...experiment }),
  response: v.object({
    status: v.picklist(['success', 'error']),
    errorsList: v.optional(
      v.array(
        v.object({
          payload: v.object({
            fields: v.object({
              /** Sentence under the password. */
              password: v.optional(v.string()),
              /** Seconds until the next try. */
              delay: v.optional(v.number()),
              /** The captcha is asked for. */
              captcha: v.optional(v.string()),
            }),
          }),
        }),
      ),
    ),
    otp: OwedCode,
    ...failure,
  }),
  example: { body: { email: 'anna@mail.example', password: 'Tools-2026', isMobile: false } },
})

export const register = defineEndpoint({
  ...common,
  path: '/api/v1/user/registration',
  summary: 'Makes an account and signs it in. An account that exists is answered by the contacts that were sent.',
  body: v.object({
    name: Text,
    phone: Text,
    email: Text,
    password: Text,
    isJuristic: v.boolean(),
    isSubscribeToNewsletter: v.optional(v.boolean()),
    ...captcha,
  }),
  response: v.object({
    meta: v.optional(v.object({ contractorEmail: v.optional(v.string()), contractorPhone: v.optional(v.string()) })),
    errors: v.optional(v.array(SignInError)),
    ...failure,
  }),
  example: {
    body: {
      name: 'Anna',
      phone: '9162041837',
      email: 'anna@mail.example',
      password: 'Tools-2026',
      isJuristic: false,
    },
  },
})

export const registerFast = defineEndpoint({
  ...common,
  path: '/api/v1/user/fast-registration',
  summary: 'Makes an account of what a social network said, with the fields that it did not say.',
  body: v.object({ name: Text, email: Text, phone: Text, ...captcha }),
  response: v.object({
    code: failure.code,
    data: v.object({
      code: v.optional(v.picklist(Object.values(SIGN_IN_REFUSAL))),
      errors: v.array(SignInError),
    }),
    meta: v.optional(v.object({ contractorEmail: v.optional(v.string()), contractorPhone: v.optional(v.string()) })),
  }),
  example: { body: { name: 'Anna', email: 'anna@mail.example', phone: '9162041837' } },
})

export const generateCode = defineEndpoint({
  ...common,
  path: '/api/v1/auth/otp/generate',
  summary: 'Sends the one-time code that the user of this sign-in owes, or another one, to his phone or e-mail.',
  body: v.object({ confirmationType: ConfirmationType, ...captcha }),
  response: v.object({
    code: failure.code,
    data: v.object({
      errors: v.array(SignInError),
      data: v.nullable(v.object({ ...CodeInfo.entries, repeatSendingCodeDelay: v.number() })),
    }),
  }),
  example: { body: { confirmationType: 'phone' } },
})

export const confirmCode = defineEndpoint({
  ...common,
  path: '/api/v1/auth/otp/confirm',
  summary: 'Ends the sign-in by its one-time code.',
  body: v.object({ code: Text, confirmationType: ConfirmationType, ...captcha }),
  response: v.object({
    code: failure.code,
    data: v.object({
      errors: v.array(SignInError),
      /** Seconds until another code can be asked for, after a limit. */
      repeatSendingCodeDelay: v.optional(v.number()),
      /** Where the sign-in goes on when the code alone does not sign in; absent when the user is signed in. */
      place: v.optional(v.picklist(['REGISTRATION', 'PASSWORD'])),
    }),
  }),
  example: { body: { code: '4815', confirmationType: 'phone' } },
})

export const saveDevice = defineEndpoint({
  ...common,
  path: '/api/v1/auth/otp/save-device',
  summary: 'Remembers this browser: the user who has just signed in by a code is asked for none here.',
  response: v.object({ status: v.literal('success') }),
  errors: ['rate-limited', 'sign-in-required'],
})

export const recoverPassword = defineEndpoint({
  ...common,
  path: '/api/v1/user/password/recovery',
  summary: 'Mails a link that sets a new password, if the e-mail has an account; the answer is the same if not.',
  body: v.object({ email: Text, ...captcha }),
  response: v.object({
    status: v.picklist(['success', 'error']),
    repeatSendingCodeDelay: v.number(),
    demoMessagesUrl: code.demoMessagesUrl,
    ...failure,
  }),
  example: { body: { email: 'anna@mail.example' } },
})

export const resetPassword = defineEndpoint({
  ...common,
  path: '/api/v1/user/password/reset',
  summary: 'Sets a new password by the mailed link, ends all other sessions and signs in.',
  body: v.object({ token: Text, password: Text }),
  response: v.object({ status: v.picklist(['success', 'error']), ...failure }),
  example: { body: { token: 'x'.repeat(43), password: 'Tools-2026' } },
})
