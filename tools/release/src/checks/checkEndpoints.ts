import type { EndpointShape, JsonSchema } from '@verstak/contracts/release'
import { isCompatible } from '../isCompatible.ts'
import type { Break } from '../isCompatible.ts'
import type { ReleaseCheck } from './ReleaseCheck.ts'

/** The running API accepts the requests of the release and returns the responses that it expects. */
export const checkEndpoints: ReleaseCheck = ({ release, live: { api } }) =>
  Object.entries(release.contract.uses.endpoints).flatMap(([call, used]) => {
    const offered = api[call]
    if (!offered) return [`It calls ${call}, which the running API does not have: deploy the API first`]
    return compareCalls(used, offered).map((reason) => `${call}: ${reason}`)
  })

function compareCalls(used: EndpointShape, offered: EndpointShape): string[] {
  const say = (what: string, { path, reason }: Break, advice: string) =>
    `${what}${path && ` ${path}`}: ${reason}. ${advice}`
  return [
    ...compareSent(used.query, offered.query).map((found) => say('query', found, 'Deploy the API first')),
    ...compareSent(used.body, offered.body).map((found) => say('body', found, 'Deploy the API first')),
    ...isCompatible(offered.response, used.response).map((found) =>
      say('the answer', found, 'Deploy the API first, or expect less (v.optional)'),
    ),
  ]
}

/** The API would ignore an unknown field, and with it a part of the visitor's request. */
function compareSent(sent: JsonSchema | null, taken: JsonSchema | null): Break[] {
  const nothing: JsonSchema = { type: 'object', properties: {}, required: [] }
  return sent === null && taken === null
    ? []
    : isCompatible(sent ?? nothing, taken ?? nothing, { unknownFields: 'refused' })
}
