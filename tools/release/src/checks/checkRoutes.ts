import type { ReleaseCheck } from './ReleaseCheck.ts'

/** No address belongs to two remotes, and some address is tried before the release goes live. */
export const checkRoutes: ReleaseCheck = ({ release, live }) => [
  ...release.routes.flatMap((route) =>
    live.remotes
      .filter(({ routes }) => routes.includes(route))
      .map(
        ({ name, version }) =>
          `${route} is an address of ${name} (live in ${version}): choose another one in remote.config.ts`,
      ),
  ),
  ...(release.routes.length > 0 && release.smoke.length === 0
    ? ['It names no address to try before it goes live: add some to smoke in remote.config.ts']
    : []),
]
