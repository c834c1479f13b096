import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'

/** Token of a creative in the advertising register. */
export const CreativeToken = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))

/** The advertiser (CALL-027). */
export const Creative = v.object({
  organizationINN: v.string(),
  /** May hold quotes as HTML entities. */
  organizationName: v.string(),
  token: CreativeToken,
})
export type Creative = v.InferOutput<typeof Creative>

/** Row `creatives` of the table `setting`, a list of creatives; invalid entries are skipped. */
export const getCreative = defineEndpoint({
  method: 'GET',
  path: '/api/v1/creative/info',
  summary: 'Says who advertises by a creative that is marked as advertising.',
  query: v.object({ token: CreativeToken }),
  response: Creative,
  errors: ['not-found'],
  cache: { scope: 'public', maxAge: 600 },
  example: { query: { token: '2SDnjdLcx1P' } },
})
