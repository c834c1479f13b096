import { ConfirmationType } from '@verstak/contracts/signIn'
import { SIGN_IN_PLACES } from '@verstak/contracts/signInFlow'
import * as v from 'valibot'

const Contact = v.object({ type: ConfirmationType, value: v.string() })
/** A contact that this browser has proven to be its own. */
const Proof = v.nullable(v.object({ value: v.string(), until: v.number() }))

/** Screens besides those of the contract, of the server-driven flow. */
export const RECOVERY_PLACES = ['RECOVERY', 'RECOVERY_SENT'] as const

/** Where the sign-in of a browser stands, and what it has shown so far. Its visitor is not told all of it. */
export const SignInState = v.object({
  place: v.picklist([...SIGN_IN_PLACES, ...RECOVERY_PLACES]),
  /** Grows with each step of the server-driven flow, whose tokens it makes. */
  step: v.number(),
  /** As it was typed. */
  login: v.string(),
  contact: v.nullable(Contact),
  /** Whether the contact has an account. */
  isExist: v.boolean(),
  isJuristic: v.boolean(),
  /** Milliseconds since 1970 in `until`. */
  proven: v.object({ phone: Proof, email: Proof }),
  /** The user who has passed the first factor and owes a code; null for nobody. */
  debtor: v.nullable(v.object({ userId: v.number(), method: v.picklist(['sms', 'password', 'social', 'passkey']) })),
  /** What codes can be sent to at the place OTP, and what the last one was. */
  otp: v.nullable(v.object({ types: v.array(ConfirmationType), current: ConfirmationType })),
  /** The phone whose code a registration waits for. */
  phoneToConfirm: v.nullable(v.string()),
  /** Who signed in by a code here just now, so that the device can be remembered. */
  rememberable: v.nullable(v.object({ userId: v.number(), until: v.number() })),
  isCompleted: v.boolean(),
  /** Outcome of the last step, for the next page without scripts; never a code or a password. */
  last: v.nullable(
    v.object({
      transition: v.string(),
      errors: v.record(v.string(), v.string()),
      data: v.record(v.string(), v.union([v.string(), v.boolean()])),
      message: v.nullable(v.string()),
      isCaptchaShown: v.boolean(),
    }),
  ),
  /** When another code can be asked for, milliseconds since 1970, and what is said until then. */
  pause: v.nullable(v.object({ until: v.number(), isLimit: v.boolean(), message: v.nullable(v.string()) })),
})
export type SignInState = v.InferOutput<typeof SignInState>

export const FIRST_STATE: SignInState = {
  place: 'EMAIL_OR_PHONE',
  step: 0,
  login: '',
  contact: null,
  isExist: false,
  isJuristic: false,
  proven: { phone: null, email: null },
  debtor: null,
  otp: null,
  phoneToConfirm: null,
  rememberable: null,
  isCompleted: false,
  last: null,
  pause: null,
}
