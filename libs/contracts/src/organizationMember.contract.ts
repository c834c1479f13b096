import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'
import { MemberRole } from './organization.contract.ts'

const EMAIL_LENGTH = 300
/** A hundred million rubles, kopecks. */
const MAX_LIMIT = 10_000_000_000

/** Most that one order of a purchaser may cost, kopecks; null = any sum. Only purchasers have one. */
const OrderLimit = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LIMIT)))

/** A user who belongs to an organization. */
export const MemberRow = v.object({
  userId: Id,
  /** First and last name, or the e-mail, or the phone. */
  name: v.string(),
  email: v.nullable(v.string()),
  role: MemberRole,
  orderLimit: v.nullable(v.number()),
  isYou: v.boolean(),
})
export type MemberRow = v.InferOutput<typeof MemberRow>

/** Somebody who was invited and has not accepted yet. */
export const InvitationRow = v.object({
  id: Id,
  email: v.string(),
  role: MemberRole,
  orderLimit: v.nullable(v.number()),
  /** ISO 8601. */
  sentAt: v.string(),
  expiresAt: v.string(),
})
export type InvitationRow = v.InferOutput<typeof InvitationRow>

/** Owners and managers see all members, and owners change them. */
export const Members = v.object({
  organizationId: Id,
  name: v.string(),
  /** Of the caller. */
  role: MemberRole,
  members: v.array(MemberRow),
  invitations: v.array(InvitationRow),
})
export type Members = v.InferOutput<typeof Members>

const common = {
  response: Members,
  errors: ['sign-in-required', 'not-found', 'invalid-input', 'rate-limited'],
  cache: { scope: 'personal' },
} as const

export const listMembers = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/organizations/members',
  summary: 'Members and open invitations of an organization; for its owners and managers.',
  query: v.object({ organizationId: Id }),
  example: { query: { organizationId: 1 } },
})

const granted = { role: MemberRole, orderLimit: OrderLimit }

/** An owner invites to any role, a manager to that of a purchaser. Another invitation of the same e-mail replaces it. */
export const inviteMember = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/organizations/members/invite',
  summary: 'Mails an invitation to join an organization, valid for a week.',
  body: v.object({ organizationId: Id, email: v.pipe(v.string(), v.maxLength(EMAIL_LENGTH)), ...granted }),
  example: { body: { organizationId: 1, email: 'anna@mail.example', role: 'purchaser', orderLimit: 5_000_000 } },
})

export const changeMember = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/organizations/members/change',
  summary: 'Changes role and limit of another member.',
  body: v.object({ organizationId: Id, userId: Id, ...granted }),
  example: { body: { organizationId: 1, userId: 2, role: 'purchaser', orderLimit: null } },
})

/** Whom: a member by `userId`, or an invitation by `invitationId`. Every member may leave. */
export const removeMember = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/organizations/members/remove',
  summary: 'Ends a membership or an invitation.',
  body: v.object({ organizationId: Id, userId: v.optional(Id), invitationId: v.optional(Id) }),
  response: v.object({
    /** Null when the caller himself has left. */
    members: v.nullable(Members),
  }),
  example: { body: { organizationId: 1, userId: 2 } },
})

const Key = v.pipe(v.string(), v.maxLength(100))

/** Page on which an invitation is accepted; takes `key` of the mail. */
export const INVITATION_PAGE = '/user/organizations/'

/** What an invitation offers. Without a session nothing is told. */
export const getInvitation = defineEndpoint({
  method: 'GET',
  path: '/api/v1/organizations/invitation',
  summary: 'The invitation of a mailed link.',
  query: v.object({ key: Key }),
  response: v.object({
    /** Null: unknown, used, withdrawn or too old, or sent to another address. */
    invitation: v.nullable(
      v.object({ name: v.string(), inn: v.string(), role: MemberRole, orderLimit: v.nullable(v.number()) }),
    ),
  }),
  errors: ['sign-in-required'],
  cache: { scope: 'personal' },
  example: { query: { key: 'uXk3V2tq0m8yq2m0m3n2n1b5v7c9x1z3a5s7d9f1g3h' } },
})

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/v1/organizations/invitation',
  summary: 'Joins the organization of an invitation; the caller must have the e-mail to which it was sent.',
  body: v.object({ key: Key }),
  response: v.object({ organizationId: Id, name: v.string() }),
  errors: ['sign-in-required', 'not-found'],
  cache: { scope: 'personal' },
  example: { body: { key: 'uXk3V2tq0m8yq2m0m3n2n1b5v7c9x1z3a5s7d9f1g3h' } },
})
