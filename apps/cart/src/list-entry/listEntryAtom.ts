import { LIST_PARAMETER } from '@verstak/contracts/cartListForm'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { atom } from 'jotai'
import type { ComponentType } from 'react'

/** Lazily loaded entry of a list as a part of the page, for visitors without scripts; null until it is loaded. */
export const listEntryAtom = atom<{ ListSection: ComponentType } | null>(null)

/** What the address says of the list: `report`, why it was refused, or that it is open; null when it is not. */
export const listStateIn = (search: string): string | null => new URLSearchParams(search).get(LIST_PARAMETER)

/** Loads code and report of a list that the address opens. Without the report the list can be entered anew. */
export async function loadListEntry({ store, call, queryClient }: Host, search: string): Promise<void> {
  const state = listStateIn(search)
  if (state === null) return
  const [{ ListSection }, { sentListQuery }] = await Promise.all([
    import(/* webpackChunkName: "list-entry" */ './ListSection.tsx'),
    import(/* webpackChunkName: "list-entry" */ './sentListQuery.ts'),
  ])
  const query = sentListQuery(call, store.get(activeRegionAtom).id)
  if (state === 'report') await queryClient.ensureQueryData(query).catch(() => undefined)
  store.set(listEntryAtom, { ListSection })
}
