import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'

/** Which products a visitor has marked, by id, the newest first. */
export const Marks = v.object({ favorites: v.array(Id), compare: v.array(Id) })
export type Marks = v.InferOutput<typeof Marks>

/**
 * Pages are the same for everybody, so marks are loaded separately by this call: once per visit, and only for a
 * visitor with the cookie `has_marks` or a session.
 */
export const getMarks = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/marks',
  summary: 'Ids of the products among the favourites and in the comparison of the visitor.',
  response: Marks,
  errors: [],
  cache: { scope: 'personal' },
})
