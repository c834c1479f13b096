import { FlagKey, FlagRule } from '@verstak/flags/flagRow'
import * as v from 'valibot'
import { defineCreation, defineEditable } from './editable.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { isMoment } from './isMoment.ts'
import { Id } from './id.contract.ts'
import { Activation, CANARY_STEPS } from './registry.contract.ts'
import { StaffMember, LivePart } from './staff.contract.ts'
import { StaffRole } from './staffRole.contract.ts'

/* What the staff edits besides the catalogue: people and their rights, discounts, switches, releases. */

const textOf = (min: number, max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(min, 'empty'), v.maxLength(max, 'long'))
const wholeOf = (min: number, max: number) =>
  v.pipe(v.number(), v.integer('whole'), v.minValue(min, 'small'), v.maxValue(max, 'large'))
const Money = wholeOf(1, 2_000_000_000)
const Moment = v.pipe(v.string(), v.isoTimestamp('moment'), v.check(isMoment, 'moment'))
const Page = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1)
const Search = v.optional(v.pipe(v.string(), v.maxLength(100, 'long')))
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const errors = ['not-found', 'forbidden'] as const
const cache = { scope: 'personal' } as const

/** Somebody of the staff and his rights. Whoever is none yet is found by his e-mail. */
export const editableStaff = defineEditable({
  kind: 'staff',
  path: '/api/v1/staff/member',
  entries: { isStaff: v.boolean(), role: StaffRole },
  example: { id: 1, version: 0, values: { role: 'content' } },
})

/** How somebody of the staff shows that it is him: a passkey, a code besides his password, or nothing yet. */
export const StaffFactor = v.picklist(['passkey', 'code', 'none'])
export type StaffFactor = v.InferOutput<typeof StaffFactor>

export const listStaffMembers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/members',
  summary: 'The staff by name, phone or e-mail; whose whole e-mail it is, is found among all users.',
  query: v.object({
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254, 'long'))),
    role: v.optional(StaffRole),
    factor: v.optional(StaffFactor),
    /** Signed in to the back office now, or not. */
    state: v.optional(v.picklist(['working', 'away'])),
  }),
  response: v.object({
    members: v.array(
      v.object({
        ...StaffMember.entries,
        email: v.string(),
        /** Ten digits; '' = none. */
        phone: v.string(),
        isStaff: v.boolean(),
        factor: StaffFactor,
        isWorking: v.boolean(),
        /** Last time in the back office, ISO 8601; null: never. */
        seenAt: v.nullable(v.string()),
      }),
    ),
  }),
  errors,
  cache,
  example: { query: { text: 'olga@verstak.example', role: 'manager' } },
})

/** A feature flag or an experiment, by its key. */
export const editableFlag = defineEditable({
  kind: 'flag',
  path: '/api/v1/staff/flag',
  id: FlagKey,
  entries: {
    /** False: the default for all, whatever the rules say. */
    isOn: v.boolean(),
    rules: v.pipe(v.array(FlagRule), v.maxLength(20, 'long')),
  },
  example: { id: 'new-best-price', version: 0, values: { isOn: false } },
})

export const listStaffFlags = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/flags',
  summary: 'Every flag with what the shop says of it; with filters those that fit.',
  query: v.object({ text: Search, state: v.optional(v.picklist(['ruled', 'paused'])) }),
  response: v.object({
    flags: v.array(
      v.object({
        key: FlagKey,
        /** Values that it can have, the default first. */
        variants: v.array(v.string()),
        isOn: v.boolean(),
        rules: v.array(FlagRule),
      }),
    ),
  }),
  errors,
  cache,
  example: { query: { text: 'price', state: 'ruled' } },
})

/** A promo code. Amounts in kopecks. */
export const editablePromoCode = defineEditable({
  kind: 'promo-code',
  path: '/api/v1/staff/promo-code',
  entries: {
    /** In capitals. */
    code: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^\S{3,40}$/, 'code')),
    /** What it gives, in the shopper's words. */
    name: textOf(1, 200),
    kind: v.picklist(['percent', 'sum', 'gift', 'delivery']),
    percent: v.nullable(v.pipe(v.number(), v.gtValue(0, 'small'), v.maxValue(100, 'large'))),
    /** Code of the product that comes for nothing; of a gift alone. */
    giftSku: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1, 'empty'), v.maxLength(100, 'long'))),
    /** Of a sum: the discount; else the largest one, null = no limit. */
    amount: v.nullable(Money),
    minSum: wholeOf(0, 2_000_000_000),
    audience: v.nullable(v.picklist(['private', 'business'])),
    isFirstOrder: v.boolean(),
    startsAt: Moment,
    endsAt: v.nullable(Moment),
    maxUses: v.nullable(wholeOf(1, 100_000_000)),
    maxUsesPerPhone: v.nullable(wholeOf(1, 1000)),
    /** Shown in the cabinets of those whom it is for. */
    isListed: v.boolean(),
  },
  example: { id: 1, version: 0, values: { minSum: 500_000 } },
})

const PromoRow = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  startsAt: v.string(),
  endsAt: v.nullable(v.string()),
  usedCount: Count,
  maxUses: v.nullable(Count),
})

export const listStaffPromoCodes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/promo-codes',
  summary: 'Promo codes, the newest first, 50 on a page.',
  query: v.object({ text: Search, page: Page }),
  response: v.object({ codes: v.array(PromoRow), total: Count, pageSize: Count }),
  errors,
  cache,
  example: { query: { text: 'LETO', page: 1 } },
})

/** An organization as far as the shop decides about it. Amounts in kopecks. */
export const editableOrganization = defineEditable({
  kind: 'organization',
  path: '/api/v1/staff/organization',
  entries: {
    wholesaleType: v.nullable(v.picklist(['generic', 'fixed'])),
    wholesaleLevel: v.nullable(wholeOf(0, 4)),
    /** Most that it may owe; 0 = it pays nothing later. */
    deferredLimit: wholeOf(0, 2_000_000_000),
    deferredDays: wholeOf(0, 365),
    hasExtendedAccess: v.boolean(),
  },
  example: { id: 1, version: 0, values: { wholesaleLevel: 2 } },
})

export const listStaffOrganizations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/organizations',
  summary: 'Organizations by name or INN, 50 on a page.',
  query: v.object({ text: Search, page: Page }),
  response: v.object({
    organizations: v.array(
      v.object({
        id: Id,
        name: v.string(),
        inn: v.string(),
        level: v.nullable(v.string()),
        members: Count,
        orders: Count,
      }),
    ),
    total: Count,
    pageSize: Count,
  }),
  errors,
  cache,
  example: { query: { text: '7709', page: 1 } },
})

export const listStaffUsers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/users',
  summary: 'Buyers by name, e-mail or the last digits of the phone, 50 on a page.',
  query: v.object({ text: Search, page: Page }),
  response: v.object({
    users: v.array(
      v.object({
        id: Id,
        name: v.string(),
        email: v.string(),
        /** Ten digits. */
        phone: v.string(),
        createdAt: v.string(),
        orders: Count,
        /** Sessions that go on now. */
        sessions: Count,
      }),
    ),
    total: Count,
    pageSize: Count,
  }),
  errors,
  cache,
  example: { query: { text: 'petrov', page: 1 } },
})

const Remote = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'invalid'))

export const listStaffReleases = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/releases',
  summary:
    'What is live of each part, what can be made live, and what happened, 50 on a page; of one part with `remote`. `text` and `state` look for parts. The table for spreadsheets has what happened, or with `table=live` what is live.',
  query: v.object({
    remote: v.optional(Remote),
    /** Part or version. */
    text: Search,
    /** With a canary, or one release for all. */
    state: v.optional(v.picklist(['canary', 'stable'])),
    table: v.optional(v.picklist(['history', 'live']), 'history'),
    page: Page,
  }),
  response: v.object({
    parts: v.array(
      v.object({
        ...LivePart.entries,
        /** What was stable before. */
        previous: v.nullable(v.string()),
        /** Published releases, the newest first. */
        releases: v.array(v.object({ version: v.string(), publishedAt: v.string(), by: v.string() })),
      }),
    ),
    /** Parts that `text` and `state` find. */
    found: v.optional(v.array(v.string())),
    history: v.array(Activation),
    total: v.optional(Count),
    pageSize: v.optional(Count),
  }),
  errors,
  cache,
  example: { query: { remote: 'cart', page: 1 } },
})

const ReleaseVersion = textOf(1, 100)

export const activateReleaseAsStaff = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/releases/activate',
  summary: 'Makes a published release live, for all or as a canary.',
  body: v.object({ remote: Remote, version: ReleaseVersion, percent: v.picklist(CANARY_STEPS) }),
  response: v.object({ activation: Activation }),
  errors: [...errors, 'release-not-found', 'confirmation-required', 'invalid-input'],
  cache,
  example: { body: { remote: 'cart', version: '1.2.0-abc', percent: 5 } },
})

export const rollbackReleaseAsStaff = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/releases/rollback',
  summary: 'Ends a canary, or makes the stable release before the present one live again.',
  body: v.object({ remote: Remote }),
  response: v.object({ activation: Activation }),
  errors: [...errors, 'nothing-to-roll-back', 'release-not-found', 'confirmation-required'],
  cache,
  example: { body: { remote: 'cart' } },
})

/** Makes a promo code. */
export const createPromoCode = defineCreation(editablePromoCode, {
  ...{ code: 'LETO10', name: '−10 %', kind: 'percent', percent: 10, giftSku: null, amount: null, minSum: 0 },
  ...{ audience: null, isFirstOrder: false, startsAt: '2026-06-01T00:00:00Z', endsAt: null, maxUses: null },
  ...{ maxUsesPerPhone: 1, isListed: false },
})
