import * as v from 'valibot'
import { defineEditable } from './editable.contract.ts'
import { RegionId } from './id.contract.ts'

/* Settings of the shop that its staff changes without a release. Each is one entity: there is one shop. */

const textOf = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1, 'empty'), v.maxLength(max, 'long'))
const digits = (pattern: RegExp, flag: string) => v.pipe(v.string(), v.trim(), v.regex(pattern, flag))

const Outer = v.pipe(v.string(), v.trim(), v.maxLength(500, 'long'), v.regex(/^https:\/\/[^\s"'<>\\]+$/, 'outer'))
const Link = v.object({ name: textOf(60), href: Outer })
const linksOf = (most: number) => v.pipe(v.array(Link), v.maxLength(most, 'many'))

/** The id of what there is once. */
const Shop = v.picklist(['shop'])

const Phone = v.pipe(v.string(), v.trim(), v.maxLength(30, 'long'), v.regex(/^(\+7|8)(\D*\d){10}$/, 'phone'))

/** Most links of each list, by field: so many has the footer room for (SHELL-023…025). */
export const MAX_LINKS = { companyLinks: 6, socialLinks: 6, businessLinks: 2, appLinks: 3 } as const

/** What every page shows, and the guard of imports. */
export const editableSettings = defineEditable({
  kind: 'settings',
  path: '/api/v1/staff/settings',
  id: Shop,
  entries: {
    shopName: v.pipe(textOf(30), v.regex(/^[^<>{}«»"/\\\p{Cc}]*$/u, 'name')),
    /** Eleven digits, however they are grouped. */
    supportPhone: Phone,
    /** From whom mails come; null: from the shop. Their address is one that the mail server accepts: a setting of the server. */
    mailName: v.nullable(v.pipe(textOf(60), v.regex(/^[^<>"\p{Cc}]*$/u, 'name'))),
    /** Where answers to mails go; null: to the address from which they come. */
    mailReplyTo: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(100, 'long'), v.email('email'))),
    companyLinks: linksOf(MAX_LINKS.companyLinks),
    socialLinks: linksOf(MAX_LINKS.socialLinks),
    businessLinks: linksOf(MAX_LINKS.businessLinks),
    appLinks: v.pipe(
      v.array(v.object({ ...Link.entries, rating: v.pipe(v.string(), v.trim(), v.maxLength(40, 'long')) })),
      v.maxLength(MAX_LINKS.appLinks, 'many'),
    ),
    /** Percent of a source's products that an import may withdraw without being told. */
    mostWithdrawn: v.pipe(v.number(), v.integer('whole'), v.minValue(1, 'small'), v.maxValue(100, 'large')),
  },
  example: { id: 'shop', version: 0, values: { mostWithdrawn: 20 } },
})

/** What a region says of its call centre. */
export const editableRegion = defineEditable({
  kind: 'region',
  path: '/api/v1/staff/region',
  id: RegionId,
  entries: {
    phone: Phone,
    /** In the header of phones, in Moscow only (HEADER-006); null: the other one. */
    phoneForMobile: v.nullable(Phone),
    workingTime: textOf(60),
  },
  example: { id: 1, version: 0, values: { workingTime: '9:00–21:00' } },
})

/** The seller on invoices, transfer documents and the page of requisites. Papers that are made keep what was valid then. */
export const editableRequisites = defineEditable({
  kind: 'requisites',
  path: '/api/v1/staff/requisites',
  id: Shop,
  entries: {
    name: textOf(200),
    /** The page of requisites has it, papers do not. Null: none beside the short one. */
    fullName: v.nullable(textOf(300)),
    inn: digits(/^(\d{10}|\d{12})$/, 'inn'),
    /** Null: a sole proprietor. */
    kpp: v.nullable(digits(/^\d{9}$/, 'kpp')),
    /** OGRN of a company, OGRNIP of a proprietor; null: not shown. */
    ogrn: v.nullable(digits(/^(\d{13}|\d{15})$/, 'ogrn')),
    address: textOf(300),
    account: digits(/^\d{20}$/, 'account'),
    bank: textOf(200),
    bic: digits(/^\d{9}$/, 'bic'),
    correspondent: digits(/^\d{20}$/, 'account'),
    director: textOf(100),
    accountant: textOf(100),
  },
  example: { id: 'shop', version: 0, values: { bic: '044525000' } },
})
