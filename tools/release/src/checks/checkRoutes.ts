import { routeTable } from '@verstak/contracts/routeTable'
import type { ReleaseCheck } from './ReleaseCheck.ts'

const ownerByPattern = new Map(routeTable.map(({ pattern, owner }) => [pattern, owner]))

/** No address belongs to two remotes, owners match the route table, and there is at least one smoke address. */
export const checkRoutes: ReleaseCheck = ({ release, live }) => [
  ...release.routes.flatMap((route) =>
    live.remotes
      .filter(({ routes }) => routes.includes(route))
      .map(
        ({ name, version }) =>
          `${route} is an address of ${name} (live in ${version}): choose another one in remote.config.ts`,
      ),
  ),
  ...release.routes.flatMap((route) => {
    const owner = ownerByPattern.get(route)
    if (owner === undefined || owner === release.name) return []
    return [`${route} is an address of ${owner} by the route table (contracts): choose another one in remote.config.ts`]
  }),
  ...(release.routes.length > 0 && release.smoke.length === 0
    ? ['It names no address to try before it goes live: add some to smoke in remote.config.ts']
    : []),
]
