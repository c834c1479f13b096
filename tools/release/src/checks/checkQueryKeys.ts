import type { EndpointShapes } from '@verstak/contracts/release'
import { isCompatible } from '../isCompatible.ts'
import type { ReleaseCheck } from './ReleaseCheck.ts'

/**
 * Responses are cached once per page by call and key version, as parsed by the schema of the remote that requested
 * first. So two releases with the same key must accept each other's parsed responses.
 */
export const checkQueryKeys: ReleaseCheck = ({ release, live }) => {
  const own = release.contract.uses.endpoints
  const neighbours = [{ name: 'shell', contract: live.host.contract }, ...live.remotes]
  return neighbours.flatMap(({ name, contract }) =>
    sharedKeys(own, contract.uses.endpoints).flatMap((call) => {
      const mine = own[call]!.response
      const theirs = contract.uses.endpoints[call]!.response
      const advice = 'Make the field optional, or use a new endpoint'
      return [
        ...isCompatible(theirs, mine).map(
          ({ path, reason }) =>
            `${call}: what the live ${name} caches is not what it expects: ${path || 'the answer'} ${reason}. ${advice}`,
        ),
        ...isCompatible(mine, theirs).map(
          ({ path, reason }) =>
            `${call}: what it caches is not what the live ${name} expects: ${path || 'the answer'} ${reason}. ${advice}`,
        ),
      ]
    }),
  )
}

/** Calls that both releases cache under the same key; only reads are cached. */
function sharedKeys(a: EndpointShapes, b: EndpointShapes): string[] {
  return Object.keys(a).filter((call) => call.startsWith('GET ') && b[call]?.keyVersion === a[call]!.keyVersion)
}
