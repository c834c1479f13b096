import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.ts'

/**
 * Singleton packages, once per page and once per server process. The shell provides them to every remote. The shell
 * must import each one itself: see `sharedModules.ts` of its server and the `eager` ones of its browser build.
 */
export const SHARED_PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@tanstack/react-query',
  'jotai',
  '@verstak/router',
  '@verstak/host',
  '@verstak/region',
] as const

/**
 * Heavy parts of the UI kit. The shell has a separate chunk for each, which loads when the first remote uses it;
 * remotes do not bundle them. They open on an interaction, so servers never load them. The shell must import each one
 * itself: see its `lazyParts.ts`.
 */
export const LAZY_PARTS = [
  '@verstak/ui-kit/FullCombobox',
  '@verstak/ui-kit/MenuPopup',
  '@verstak/ui-kit/PopoverPopup',
] as const

/**
 * A second copy of any of these breaks the page (or, for Base UI, is too heavy). A request outside the lists above
 * fails the build.
 */
const MUST_SHARE = /^(react|react-dom|react-router|react-router-dom|@tanstack\/react-query|jotai|@base-ui\/react)(\/|$)/

export const isShared = (request: string) => (SHARED_PACKAGES as readonly string[]).includes(request)

export const isLazyPart = (request: string) => (LAZY_PARTS as readonly string[]).includes(request)

/**
 * Checks an import of a remote.
 * @throws when it would bundle a second copy of a package that must exist once.
 */
export function assertShareable(request: string, issuer: string): void {
  if (MUST_SHARE.test(request) && !isShared(request)) {
    throw new Error(
      `${issuer} imports '${request}', which would put a second copy into the remote. ` +
        `Import one of ${[...SHARED_PACKAGES, ...LAZY_PARTS].join(', ')}, or add it to sharedPackages.ts.`,
    )
  }
}

/** Installed version of a shared package: the shell provides it, and remotes are built against it. */
export function versionOfShared(name: string): string {
  const depth = name.startsWith('@') ? 2 : 1
  const file = join(ROOT, 'node_modules', ...name.split('/').slice(0, depth), 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
