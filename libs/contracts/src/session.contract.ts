import { UserKind } from '@verstak/flags/flagRow'
import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { IdOrNone } from './id.contract.ts'

/** A company on whose behalf a user can buy (ORG-001). */
export const Contractor = v.object({
  id: v.number(),
  /** Id in the CRM. */
  crmId: v.nullable(v.string()),
  name: v.string(),
  inn: v.string(),
  /** Null for a sole proprietor. */
  kpp: v.nullable(v.string()),
  activityType: v.nullable(v.string()),
  extendedAccessEnabled: v.boolean(),
})
export type Contractor = v.InferOutput<typeof Contractor>

/** Data of a signed-in user (SESSION-001…008). */
export const Account = v.object({
  id: v.number(),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  /** First and last name, or the e-mail, or the phone, or a placeholder. */
  displayName: v.string(),
  email: v.nullable(v.string()),
  /** Ten digits, without the leading 7. */
  phone: v.nullable(v.string()),
  isAuthorized: v.literal(true),
  /** Skips the captcha and the region prompt. */
  isTrusted: v.boolean(),
  /** Currently buys for an organization. */
  isJuristic: v.boolean(),
  /** Index of the active organization in the contractors; null for a private buyer. */
  juristicKey: v.nullable(v.number()),
  juristicPersonsCount: v.number(),
  contractors: v.array(Contractor),
  /** The active contractor; null for a private buyer. */
  organization: v.nullable(Contractor),
  /** `fixed` selects the contract discounts, other values the turnover discounts; null without a wholesale status. */
  wholesalerType: v.nullable(v.string()),
  /** 0…4. */
  wholesalerLevel: v.nullable(v.number()),
  /** Role in the active organization; `purchaser` has limited rights. */
  currentUserRole: v.nullable(v.string()),
  /** Staff member with a valid second token. */
  isUserAdmin: v.boolean(),
  isSchlumbergerContractor: v.boolean(),
})
export type Account = v.InferOutput<typeof Account>

/** Session of the caller. */
export const Session = v.object({
  user: UserKind,
  /** Absent for a guest, and from an older API. */
  account: v.optional(Account),
})
export type Session = v.InferOutput<typeof Session>

export const getSession = defineEndpoint({
  method: 'GET',
  path: '/api/session',
  summary: 'Says who the cookies belong to; a session that has ended is a guest’s.',
  response: Session,
  errors: [],
  cache: { scope: 'personal' },
})

/** All later calls use the organization's prices (API-002, API-068). */
export const setContractor = defineEndpoint({
  method: 'POST',
  path: '/api/user/set',
  summary: 'Chooses the organization that the user buys for.',
  body: v.object({
    /** One of the user's own contractors; 0 = none, a private buyer. */
    id: IdOrNone,
  }),
  response: v.object({ ...Session.entries, error: v.null() }),
  errors: ['sign-in-required', 'not-found'],
  cache: { scope: 'personal' },
  example: { body: { id: 0 } },
})
