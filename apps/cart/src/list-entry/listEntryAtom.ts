import { endpointQuery } from '@verstak/api-client/endpointQuery'
import type { ApiCall } from '@verstak/api-client/call'
import { getList, LIST_PARAMETER } from '@verstak/contracts/cartList'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { atom } from 'jotai'
import type { ComponentType } from 'react'

/** Lazily loaded entry of a list as a part of the page, for visitors without scripts; null until it is loaded. */
export const listEntryAtom = atom<{ ListSection: ComponentType } | null>(null)

/** What the address says of the list: `report`, why it was refused, or that it is open; null when it is not. */
export const listStateIn = (search: string): string | null => new URLSearchParams(search).get(LIST_PARAMETER)

/** The list that the visitor sent without scripts. */
export const sentListQuery = (call: ApiCall, regionId: number) => endpointQuery(call, getList, { query: { regionId } })

/** Loads code and report of a list that the address opens. Without the report the list can be entered anew. */
export async function bringListEntry({ store, call, queryClient }: Host, search: string): Promise<void> {
  const state = listStateIn(search)
  if (state === null) return
  const query = sentListQuery(call, store.get(activeRegionAtom).id)
  const [{ ListSection }] = await Promise.all([
    import(/* webpackChunkName: "list-entry" */ './ListSection.tsx'),
    state === 'report' && queryClient.ensureQueryData(query).catch(() => undefined),
  ])
  store.set(listEntryAtom, { ListSection })
}
