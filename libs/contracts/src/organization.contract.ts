import * as v from 'valibot'
import { organizationExample, postalAddressExample } from './cabinetExamples.data.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'

/** `ur`: legal entity, `ip`: sole proprietor. */
export const PersonType = v.picklist(['ur', 'ip'])
export type PersonType = v.InferOutput<typeof PersonType>

/**
 * Rights of a member. Owner: everything. Manager: all but the roles of others and the removal of the organization.
 * Purchaser: carts and his own orders, up to his limit.
 */
export const MemberRole = v.picklist(['owner', 'manager', 'purchaser'])
export type MemberRole = v.InferOutput<typeof MemberRole>

/** Longest text of a field; longer input is no form of ours. */
const MAX_LETTERS = 1000
// Any text, so that what is wrong with it is answered with its sentence at its field.
const Text = v.pipe(v.string(), v.maxLength(MAX_LETTERS))

/** Fields to which a code of {@link OrganizationError} belongs (ERR-014). Other codes concern no single field. */
export const ORGANIZATION_FIELDS = {
  141: 'inn',
  142: 'kpp',
  143: 'companyName',
  144: 'legalAddress',
  145: 'postalAddress',
  146: 'bankBik',
  147: 'settlementAccount',
  148: 'correspondentAccount',
  155: 'ogrn',
} as const

/** Codes of {@link OrganizationError} besides those of fields. */
export const ORGANIZATION_ERROR = {
  /** The register knows no such company: the form is filled by hand (ERR-013). */
  notFound: 404,
  /** The register did not answer: the form is filled by hand. */
  registerDown: 503,
} as const

/** Something that was wrong with what was entered. */
export const OrganizationError = v.object({
  code: v.number(),
  /** Russian sentence for the shopper. */
  message: v.string(),
})
export type OrganizationError = v.InferOutput<typeof OrganizationError>

/** A company or one of its branches, as the register of companies knows it. */
export const Company = v.object({
  /** Of the register. */
  id: v.string(),
  personType: PersonType,
  inn: v.string(),
  /** Null for a sole proprietor. */
  kpp: v.nullable(v.string()),
  ogrn: v.nullable(v.string()),
  companyName: v.string(),
  /** Null when the register does not publish it, as for sole proprietors. */
  legalAddress: v.nullable(v.string()),
  isBranch: v.boolean(),
  /** Year of the registration; null when unknown. */
  since: v.nullable(v.number()),
})
export type Company = v.InferOutput<typeof Company>

const Companies = v.object({
  data: v.object({ companies: v.array(Company) }),
  /** What was wrong; a single {@link ORGANIZATION_ERROR} `notFound` when there is no such company. */
  errors: v.array(OrganizationError),
})

const lookup = {
  method: 'POST',
  body: v.object({ personType: PersonType, inn: Text, kpp: v.optional(v.nullable(Text)) }),
  response: Companies,
  cache: { scope: 'personal' },
  example: { body: { personType: 'ur', inn: '7726418538', kpp: '772601001' } },
} as const

/** Step 1 of adding an organization (API-042). */
export const findOrganizations = defineEndpoint({
  ...lookup,
  path: '/api/v1/organizations/find',
  summary: 'Companies of the register with this INN, of a legal entity also with this KPP.',
  errors: ['sign-in-required', 'rate-limited'],
})

/** The same for visitors without a session (API-043). */
export const findOrganizationsUnauthorized = defineEndpoint({
  ...lookup,
  path: '/api/v1/organizations/find-unauthorized',
  summary: 'As organizations/find, for visitors who have not signed in.',
  errors: ['rate-limited'],
})

/** Digits from which on companies are suggested (ORG-034). */
export const MIN_SUGGESTED_DIGITS = 10

/** Suggestions under the INN (API-044): the company and its branches. A wrong INN is a 400 with a sentence (ERR-017). */
export const suggestOrganizations = defineEndpoint({
  method: 'POST',
  path: '/api/v1/organizations/find/list',
  summary: 'Companies and branches of the register with this INN, the head first.',
  body: v.object({ inn: Text }),
  response: v.object({ data: v.object({ companies: v.array(Company) }) }),
  errors: ['invalid-input', 'rate-limited', 'unavailable'],
  cache: { scope: 'personal' },
  example: { body: { inn: '7726418538' } },
})

/** Fills name and correspondent account of a bank. */
export const findBank = defineEndpoint({
  method: 'POST',
  path: '/api/v1/organizations/find/bank',
  summary: 'The bank with this BIK.',
  body: v.object({ bik: Text }),
  response: v.object({
    /** Null when there is no such bank, or the register does not answer. */
    bank: v.nullable(v.object({ name: v.string(), correspondentAccount: v.nullable(v.string()) })),
  }),
  errors: ['rate-limited'],
  cache: { scope: 'personal' },
  example: { body: { bik: '044525718' } },
})

const details = {
  companyName: Text,
  legalAddress: Text,
  postalAddress: Text,
  /** Bank details: '' = none. */
  settlementAccount: Text,
  bankBik: Text,
  bankName: Text,
  correspondentAccount: Text,
}

/** Step 2 (API-045). What is wrong is told by code in `errors`; then nothing was added. */
export const addOrganization = defineEndpoint({
  method: 'POST',
  path: '/api/v1/organizations/add',
  summary: 'Adds an organization; the caller is its owner.',
  body: v.object({
    personType: PersonType,
    inn: Text,
    /** '' for a sole proprietor. */
    kpp: Text,
    ogrn: Text,
    ...details,
    /** Company of the register from which the form was filled; null when by hand. */
    id: v.optional(v.nullable(Text)),
    /** The user buys for it from now on. Counts for trusted users (ORG-012); a first organization is always main. */
    setMain: v.optional(v.boolean(), false),
  }),
  response: v.object({
    data: v.object({
      /** Null when it was not added. */
      meta: v.nullable(v.object({ id: Id })),
    }),
    errors: v.array(OrganizationError),
  }),
  errors: ['sign-in-required', 'not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  example: {
    body: organizationExample,
  },
})

/** An organization of the user, with all that is known of it. */
export const OrganizationRow = v.object({
  id: Id,
  name: v.string(),
  inn: v.string(),
  /** Null for a sole proprietor. */
  kpp: v.nullable(v.string()),
  ogrn: v.nullable(v.string()),
  legalAddress: v.nullable(v.string()),
  postalAddress: v.nullable(v.string()),
  settlementAccount: v.nullable(v.string()),
  bankBik: v.nullable(v.string()),
  bankName: v.nullable(v.string()),
  correspondentAccount: v.nullable(v.string()),
  /** Of the caller. */
  role: MemberRole,
  /** Most that one of his orders may cost, kopecks; null = any sum. */
  orderLimit: v.nullable(v.number()),
  /** He buys for it after a sign-in. */
  isMain: v.boolean(),
  /** He buys for it now. */
  isActive: v.boolean(),
  /** How many users belong to it. */
  members: v.number(),
})
export type OrganizationRow = v.InferOutput<typeof OrganizationRow>

const Own = v.object({ organizations: v.array(OrganizationRow) })

/** The page of the cabinet; the session has the short form of the same list. */
export const listOwnOrganizations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/organizations',
  summary: 'Organizations of the user, the main one first, then in the order in which they were added.',
  response: Own,
  errors: ['sign-in-required'],
  cache: { scope: 'personal' },
})

/** One is main (ORG-012). */
export const setMainOrganization = defineEndpoint({
  method: 'POST',
  path: '/api/v1/organizations/main',
  summary: 'Makes an organization the one for which the user buys, now and after each sign-in.',
  body: v.object({ id: Id }),
  response: Own,
  errors: ['sign-in-required', 'not-found'],
  cache: { scope: 'personal' },
  example: { body: { id: 1 } },
})

/** Owners and managers keep address and bank up to date; name, INN, KPP and OGRN stay. */
export const changeOrganization = defineEndpoint({
  method: 'POST',
  path: '/api/v1/organizations/change',
  summary: 'Changes postal address and bank details; wrong ones are told by code.',
  body: v.object({
    id: Id,
    postalAddress: Text,
    settlementAccount: Text,
    bankBik: Text,
    bankName: Text,
    correspondentAccount: Text,
  }),
  response: v.object({ ...Own.entries, errors: v.array(OrganizationError) }),
  errors: ['sign-in-required', 'not-found'],
  cache: { scope: 'personal' },
  example: {
    body: {
      id: 1,
      postalAddress: postalAddressExample,
      settlementAccount: '',
      bankBik: '',
      bankName: '',
      correspondentAccount: '',
    },
  },
})

const Level = v.object({ level: v.number(), discount: v.number() })

/** Discounts in percent by wholesale level (API-046, ORG-019). */
export const getWholesalerSettings = defineEndpoint({
  method: 'GET',
  path: '/api/v1/organizations/wholesaler-settings',
  summary: 'Discounts of wholesale companies by level: by turnover and by contract.',
  response: v.object({ generics: v.array(Level), fixeds: v.array(Level) }),
  errors: [],
  cache: { scope: 'public', maxAge: 60 },
})
