import type { FlowState } from '@verstak/contracts/signInFlow'
import { SIGN_IN_TRANSITIONS } from '@verstak/contracts/signInFlow'
import type { SIGN_IN_REFUSAL, SignInError } from '@verstak/contracts/signIn'

/** `meta` of `preAuth`, as for a phone with an account. */
export const metaOf = (overrides: object = {}) => ({
  meta: {
    isExist: true,
    success: true,
    errors: [],
    currentConfirmationType: null,
    sentTo: null,
    blockingEndDate: null,
    availableConfirmationTypes: [],
    limitErrorMessage: null,
    serverTime: '2026-05-05T10:00:00Z',
    repeatSendingCodeDelay: 60,
    isLimit: false,
    ...overrides,
  },
})

/** A code that was sent. */
export const codeOf = (overrides: object = {}) => ({
  currentConfirmationType: 'phone' as const,
  sentTo: '+7 (916) •••-••-37',
  blockingEndDate: null,
  availableConfirmationTypes: ['phone' as const, 'email' as const],
  limitErrorMessage: null,
  serverTime: '2026-05-05T10:00:00Z',
  repeatSendingCodeDelay: 85,
  ...overrides,
})

/** An answer that refuses: `data.code`, and errors by their titles. */
export const refusalOf = (
  code: (typeof SIGN_IN_REFUSAL)[keyof typeof SIGN_IN_REFUSAL],
  ...errors: (string | SignInError)[]
) => ({
  data: { code, errors: errors.map((error) => (typeof error === 'string' ? { title: error } : error)) },
})

export const CAPTCHA = { code: 3 }
export const PHONE_USED = { code: 6 }

type Offer = FlowState['state']['transitions'][number]

/** One transition of a place. */
export const offerOf = (transition: string, overrides: Partial<Offer> = {}): Offer => ({
  transition,
  schema: {},
  data: {},
  errors: {},
  ...overrides,
})

/** A state of the server-driven flow. */
export function flowOf(
  place: string,
  {
    offers,
    ui = {},
    isCompleted = false,
    dataToken = `token of ${place}`,
  }: {
    offers?: Offer[]
    ui?: FlowState['state']['ui']
    isCompleted?: boolean
    dataToken?: string
  } = {},
): FlowState {
  return {
    dataToken,
    state: {
      place,
      transitions: offers ?? [offerOf(SIGN_IN_TRANSITIONS.submit), offerOf(SIGN_IN_TRANSITIONS.back)],
      ui,
      isCompleted,
    },
  }
}
