import * as v from 'valibot'
import { defineCreation, defineEditable, defineRemoval } from './editable.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'

const entries = {
  /** Path without a page, decoded; letter case and trailing slash count, as in every address of the store. */
  from: v.pipe(v.string(), v.trim(), v.regex(/^\/(?!\/)[^?#\\\s\p{Cc}]*$/u, 'path'), v.maxLength(500, 'long')),
  /** Address of a page within the store, with or without a query. */
  to: v.pipe(v.string(), v.trim(), v.regex(/^\/(?!\/)[^\\\s\p{Cc}]*$/u, 'own'), v.maxLength(500, 'long')),
  /** 301, else 302. */
  isPermanent: v.boolean(),
}

/** Leads an address that no page has any more to one that has. */
export const editableRedirect = defineEditable({
  kind: 'redirect',
  path: '/api/v1/staff/redirect',
  entries,
  example: { id: 1, version: 0, values: { isPermanent: false } },
})

/** Makes a redirect. */
export const createRedirect = defineCreation(editableRedirect, {
  from: '/catalog/bosch.html',
  to: '/brand/bosch-1/',
  isPermanent: true,
})

/** Deletes a redirect. */
export const deleteRedirect = defineRemoval(editableRedirect)

export const listStaffRedirects = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/redirects',
  summary: 'Redirects by their address, 50 on a page.',
  query: v.object({
    /** A part of either address. */
    text: v.optional(v.pipe(v.string(), v.maxLength(100, 'long'))),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
  }),
  response: v.object({
    redirects: v.array(v.object({ id: Id, ...entries })),
    total: v.number(),
    pageSize: v.number(),
  }),
  errors: ['not-found', 'forbidden'],
  cache: { scope: 'personal' },
  example: { query: { text: 'bosch', page: 1 } },
})
