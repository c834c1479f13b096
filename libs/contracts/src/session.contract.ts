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
  /** Has registered as one who buys for a company, with organizations or not yet. Absent from an older API. */
  isLegalEntity: v.optional(v.boolean()),
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
  /** Seconds until `refreshAuth` is due: calls after that are a guest's. A duration, because clocks of devices differ. */
  renewIn: v.optional(v.number()),
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

/**
 * The set-contractor link (SESSION-017): address of a form that sends `id`, as in `setContractor`, and leads back to the
 * page that it stands on.
 */
export const CONTRACTOR_FORM_PATH = '/api/user/set-contractor'

/** The user, or that there is none (API-001, SESSION-011): how pages load the user after a sign-in. */
export const listOrganizations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/organizations/list',
  summary: 'The user with his organizations; one who is not authorized has no fields.',
  response: v.object({
    user: v.union([Account, v.object({ isAuthorized: v.literal(false) })]),
    errors: v.array(v.object({ title: v.string() })),
  }),
  errors: [],
  cache: { scope: 'personal' },
})

/**
 * Exchanges the refresh token for new tokens (API-003). They travel in cookies only; the fields tell when they end, ISO
 * 8601, or are null for a visitor without a session.
 */
export const refreshAuth = defineEndpoint({
  method: 'POST',
  path: '/api/v1/auth/refresh-auth',
  summary: 'Prolongs the session of the caller.',
  response: v.object({
    data: v.object({
      acctoken: v.nullable(v.string()),
      reftoken: v.nullable(v.string()),
      uid: v.nullable(v.number()),
    }),
  }),
  errors: [],
  cache: { scope: 'personal' },
})

export const signOut = defineEndpoint({
  method: 'POST',
  path: '/api/v1/auth/logout',
  summary: 'Ends the session of the caller, or all sessions of its user.',
  body: v.object({ isEverywhere: v.boolean() }),
  response: v.object({ status: v.literal('success') }),
  errors: [],
  cache: { scope: 'personal' },
  example: { body: { isEverywhere: false } },
})

/** Row of the list of devices. */
export const DeviceRow = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** `session` = signed in there; `remembered` = asked for no one-time code there. */
  kind: v.picklist(['session', 'remembered']),
  /** «Chrome, Windows». */
  device: v.string(),
  /** Null when unknown. */
  ip: v.nullable(v.string()),
  /** ISO 8601. */
  createdAt: v.string(),
  lastSeenAt: v.string(),
  /** The session or device of this call. */
  isCurrent: v.boolean(),
})
export type DeviceRow = v.InferOutput<typeof DeviceRow>

export const listDevices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/devices',
  summary: 'Sessions and remembered devices of the user, the current one first, then the latest.',
  response: v.object({ devices: v.array(DeviceRow) }),
  errors: ['sign-in-required'],
  cache: { scope: 'personal' },
})

export const endDevices = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/devices/end',
  summary: 'Ends one session or forgets one device, or all but the current session.',
  body: v.object({
    /** Row of the list, or `others`. */
    id: v.union([v.pipe(v.string(), v.uuid()), v.literal('others')]),
  }),
  response: v.object({ devices: v.array(DeviceRow) }),
  errors: ['sign-in-required', 'not-found'],
  cache: { scope: 'personal' },
  example: { body: { id: 'others' } },
})

/** For staff, say after a user has called who sees somebody else in his account. Guests and shoppers are told that there is no such call. */
export const endUserSessions = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/users/end-sessions',
  summary: 'Ends all sessions of a user and forgets his remembered devices.',
  body: v.object({ userId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)) }),
  response: v.object({
    /** Sessions that went on until now. */
    ended: v.number(),
  }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: { body: { userId: 1 } },
})
