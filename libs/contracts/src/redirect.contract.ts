import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'

/** Where an address leads that no page has any more. */
const Redirect = v.object({
  /** Path within the store with its query, percent-encoded. */
  to: v.string(),
  /** For good, or for a while. */
  status: v.picklist([301, 302]),
})

/** Asked only for addresses without a page. */
export const findRedirect = defineEndpoint({
  method: 'GET',
  path: '/api/v1/redirect',
  summary: 'Where an address leads that no page has any more; null when nowhere.',
  query: v.object({ path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2000, 'long')) }),
  response: v.object({ redirect: v.nullable(Redirect) }),
  errors: ['invalid-input'],
  cache: { scope: 'public', maxAge: 1 },
  example: {
    query: { path: '/catalog/bosch.html' },
    response: { redirect: { to: '/brand/bosch-1/', status: 301 } },
  },
})
