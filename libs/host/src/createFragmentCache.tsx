import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider, createStore } from 'jotai'
import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { HostContext } from './hostContext.ts'
import type { FragmentCache, Host } from './hostContext.ts'
import { createModals } from './modals.ts'

/** Limit for markup and keys together; a Cyrillic character takes two bytes. */
const MAX_CHARACTERS = 8 * 2 ** 20

/** Stored for a part that was requested once: most parts of rare pages are never requested again. */
const SEEN_ONCE = ' '
/** Stored for a part that must be rendered within its page. */
const NOT_ALONE = ''

/** The only data about the page that a cached part can read; all of it is also in the key. */
export type FragmentHost = Pick<Host, 'layout' | 'publicOrigin' | 'user' | 'flags' | 'widgets'>

/**
 * Server-side cache of markup that the pages of one process share. On the second request a part is rendered on its
 * own, with a host that has no data about the visitor, so no personal data reaches the cache. The key is the full
 * text of the part's inputs: any difference gives a separate entry. So nobody invalidates an entry: a product with a new
 * price has another key, and the old entry goes when room is needed. Whether the inputs are fresh is up to the API's
 * `ProductVersions`.
 *
 * @returns the cache for pages of one `scope`: everything that a part may depend on besides its inputs
 */
export function createFragmentCache(): (scope: string, host: FragmentHost) => FragmentCache {
  const cache = new LRUCache<string, string>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (markup, key) => key.length + markup.length,
  })
  return (scope, host) => {
    let fragmentHost: Host | undefined
    return (of, part) => {
      const key = scope + of
      const known = cache.get(key)
      const isNew = known === SEEN_ONCE
      const markup = isNew ? renderAlone(part, (fragmentHost ??= hostOfFragments(host))) : known
      if (isNew || known === undefined) cache.set(key, markup ?? SEEN_ONCE)
      return markup || undefined
    }
  }
}

function hostOfFragments({ layout, publicOrigin, user, flags, widgets }: FragmentHost): Host {
  const refuse = () => {
    throw new Error('A cached part of a page asks for nothing: see CachedFragment')
  }
  return {
    ...{ layout, publicOrigin, user },
    ...(flags ? { flags } : {}),
    call: refuse,
    queryClient: new QueryClient(),
    store: createStore(),
    widgets: { ...widgets, find: refuse, load: refuse, preload: refuse, stylesheetsOf: refuse },
    modals: createModals(),
    report: refuse,
  }
}

function renderAlone(part: ReactElement, host: Host): string {
  try {
    const markup = renderToString(
      <HostContext value={host}>
        <QueryClientProvider client={host.queryClient}>
          <StoreProvider store={host.store}>{part}</StoreProvider>
        </QueryClientProvider>
      </HostContext>,
    )
    return DEPENDS_ON_PAGE.test(markup) ? NOT_ALONE : markup
  } catch {
    // The part called the API. The page renders it again itself and reports its failure.
    return NOT_ALONE
  }
}

/**
 * A `useId` id depends on the position in the page; a Suspense boundary may complete later; a preload belongs in the
 * head.
 */
const DEPENDS_ON_PAGE = /"_R_|<!--[$&]|^<link/
