import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider, createStore } from 'jotai'
import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { HostContext } from './hostContext.ts'
import type { FragmentCache, Host } from './hostContext.ts'
import { createModals } from './modals.ts'

/** Of markup and of what it is made of; Russian ones take two bytes each. */
const MOST_CHARACTERS = 8 * 2 ** 20

/** In place of the markup of a part that was met once: most parts of rare pages never come again. */
const SEEN_ONCE = ' '
/** In place of the markup of a part that must be rendered within its page. */
const NOT_ALONE = ''

/** All that a cached part knows of the page around it; its key says the same. */
export type FragmentHost = Pick<Host, 'layout' | 'publicOrigin' | 'user' | 'flags' | 'widgets'>

/**
 * For servers: markup of parts that the pages of a process have alike. When a part is met again, it is rendered by
 * itself, with a host that knows nothing of the visitor, so nothing of his gets into it. What it is made of is its key, to
 * the letter: what differs for any reason is rendered for itself.
 *
 * @returns the cache for pages of one `scope`: all that a part may depend on besides what it is made of
 */
export function createFragmentCache(): (scope: string, host: FragmentHost) => FragmentCache {
  const cache = new LRUCache<string, string>({
    maxSize: MOST_CHARACTERS,
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
    // It asked for something. Within the page it is rendered once more, and its failure is told of there.
    return NOT_ALONE
  }
}

/** An id of `useId` counts by the place on the page; a Suspense boundary may come later; a preload belongs into the head. */
const DEPENDS_ON_PAGE = /"_R_|<!--[$&]|^<link/
