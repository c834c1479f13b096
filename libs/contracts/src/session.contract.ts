import { UserKind } from '@verstak/flags/flagRow'
import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { IdOrNone } from './id.contract.ts'

/** A company that a user may buy for (ORG-001). */
export const Contractor = v.object({
  id: v.number(),
  /** How the company's own system calls it. */
  crmId: v.nullable(v.string()),
  name: v.string(),
  inn: v.string(),
  /** Null for a sole proprietor. */
  kpp: v.nullable(v.string()),
  activityType: v.nullable(v.string()),
  extendedAccessEnabled: v.boolean(),
})
export type Contractor = v.InferOutput<typeof Contractor>

/** What the store knows of a signed-in user (SESSION-001…008). */
export const Account = v.object({
  id: v.number(),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  /** First and last name, else the e-mail, else the phone, else words that stand for none. */
  displayName: v.string(),
  email: v.nullable(v.string()),
  /** Ten digits, without the leading 7. */
  phone: v.nullable(v.string()),
  isAuthorized: v.literal(true),
  /** Is asked neither for a captcha nor for the region. */
  isTrusted: v.boolean(),
  /** Buys for an organization now. */
  isJuristic: v.boolean(),
  /** Place of the active organization among the contractors; null for one who buys for himself. */
  juristicKey: v.nullable(v.number()),
  juristicPersonsCount: v.number(),
  contractors: v.array(Contractor),
  /** The active one of the contractors; null for one who buys for himself. */
  organization: v.nullable(Contractor),
  /** `fixed` selects the discounts of contracts, anything else those of turnover; null without a wholesale status. */
  wholesalerType: v.nullable(v.string()),
  /** 0…4. */
  wholesalerLevel: v.nullable(v.number()),
  /** Role in the active organization; `purchaser` is a limited one. */
  currentUserRole: v.nullable(v.string()),
  /** Staff that has shown its second token. */
  isUserAdmin: v.boolean(),
  isSchlumbergerContractor: v.boolean(),
})
export type Account = v.InferOutput<typeof Account>

/** Whose cookies these are. */
export const Session = v.object({
  user: UserKind,
  /** Absent for a guest, and from an API of before. */
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

/** The prices of all later calls are those of the organization (API-002, API-068). */
export const setContractor = defineEndpoint({
  method: 'POST',
  path: '/api/user/set',
  summary: 'Chooses the organization that the user buys for.',
  body: v.object({
    /** One of his own; 0 = none, he buys for himself. */
    id: IdOrNone,
  }),
  response: v.object({ ...Session.entries, error: v.null() }),
  errors: ['sign-in-required', 'not-found'],
  cache: { scope: 'personal' },
  example: { body: { id: 0 } },
})
