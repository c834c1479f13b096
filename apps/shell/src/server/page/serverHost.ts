import { createCall } from '@verstak/api-client/call'
import type { Transport } from '@verstak/api-client/call'
import { createQueryClient } from '@verstak/api-client/createQueryClient'
import { listTopics } from '@verstak/contracts/catalogue'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import type { Layout } from '@verstak/contracts/layout'
import { listPromoLinks } from '@verstak/contracts/promoLink'
import type { Region } from '@verstak/contracts/region'
import { createModals } from '@verstak/host'
import type { FlagValues } from '@verstak/flags/flag'
import type { Host, Widget } from '@verstak/host'
import type { createFragmentCache } from '@verstak/host/createFragmentCache'
import { regionAtom } from '@verstak/region'
import { createStore } from 'jotai'
import type { Session } from '@verstak/contracts/session'
import { getSession } from '@verstak/contracts/session'
import { isServedBy } from '../../document/isServedBy.ts'
import type { DeferredScripts } from './deferredScripts.ts'
import type { Calls } from '../page-cache/recordCalls.ts'
import type { ParsedAnswerCache } from '../api/parsedAnswerCache.ts'
import { PUBLIC_ORIGIN } from '../settings/publicOrigin.ts'
import { createOwnerOf } from '../releases/remotes.ts'
import type { ServerRemote } from '../releases/remotes.ts'
import { shopNameOf, supportPhoneOf, type SiteData } from '../api/siteData.ts'

export interface ServerHostInput {
  /** Sends this visitor's calls to the API. */
  send: Transport
  layout: Layout
  scripts: DeferredScripts
  region: Region
  flags: FlagValues
  /** Session of the visitor; null for a guest. */
  session: Session | null
  remotes: readonly ServerRemote[]
  siteData: SiteData
  /** Cache of public answers shared between pages; without it each is requested. */
  parsedAnswerCache?: ParsedAnswerCache | undefined
  /** Called with the calls behind such an answer. */
  onPublicAnswer?: ((calls: Calls | null) => void) | undefined
  /** Cache of markup that pages share; without it each page renders it. */
  fragmentCacheOf?: ReturnType<typeof createFragmentCache> | undefined
  /** Called when a remote takes part in the page. */
  onPart: (remote: ServerRemote) => void
}

/** The host of one request, with its own query cache and atoms. */
export function createServerHost(input: ServerHostInput): Omit<Host, 'report' | 'slots'> {
  const { layout, scripts, region, remotes, session, siteData } = input
  const queryClient = createQueryClient()
  // The browser requests missing data itself.
  if (siteData.topics) queryClient.setQueryData(queryKeyOf(listTopics, {}), siteData.topics)
  if (siteData.promoLinks) queryClient.setQueryData(queryKeyOf(listPromoLinks, {}), siteData.promoLinks)
  if (session) queryClient.setQueryData(queryKeyOf(getSession, {}), session)
  const store = createStore()
  store.set(regionAtom, region)
  const ownerOf = createOwnerOf(remotes)
  const releases = remotes.map(({ name, version }) => `${name}@${version}`)
  const widgets: Host['widgets'] = {
    find: (name) => {
      const owner = ownerOf(name)
      if (owner) input.onPart(owner.remote)
      return owner?.remote.page?.widgets[owner.widget] as Widget<typeof name> | undefined
    },
    isOffered: (name) => ownerOf(name)?.remote.entry !== undefined,
    load: (name) => Promise.reject(new Error(`${name} is not loaded on the server`)),
    stylesheetsOf: (name) => {
      const owner = ownerOf(name)
      return owner?.remote.stylesheets[owner.expose] ?? []
    },
    preload: (name) => {
      const owner = ownerOf(name)
      if (owner?.remote.entry)
        [owner.remote.entry, ...(owner.remote.scripts[owner.expose] ?? [])].forEach(scripts.preload)
    },
  }
  const supportPhone = supportPhoneOf(siteData)
  const shopName = shopNameOf(siteData)
  const settings = { publicOrigin: PUBLIC_ORIGIN, supportPhone, shopName }
  const shown = { layout, ...settings, user: session?.user, flags: input.flags, widgets }
  const scope = JSON.stringify([layout, session?.user, input.flags, supportPhone, shopName, releases])
  return {
    ...shown,
    ...(input.fragmentCacheOf ? { fragmentCache: input.fragmentCacheOf(scope, shown) } : {}),
    call: input.parsedAnswerCache?.(input.send, input.onPublicAnswer) ?? createCall(input.send),
    ...isServedBy(remotes),
    queryClient,
    store,
    modals: createModals(),
  }
}
