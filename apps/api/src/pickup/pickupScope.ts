import { MOSCOW_AREA_ID } from '@verstak/contracts/region'
import type { CatalogueState, Region } from '../catalogue-index/catalogueState.ts'

const MOSCOW_ID = 1

/** Regions whose points one list shows. */
export interface PickupScope {
  region: Region
  /** With the tab that shows it. */
  parent: { id: number; name: string } | null
  regionIds: number[]
}

/** @param isParentLocality the common region with all its towns; without one the region itself */
export function pickupScopeOf(state: CatalogueState, region: Region, isParentLocality: boolean): PickupScope {
  const parent = parentOf(state, region)
  const name = parent && (parent.id === MOSCOW_AREA_ID ? parent.name : parent.area_caption_full)
  return {
    region,
    parent: parent && name !== null ? { id: parent.id, name } : null,
    regionIds: isParentLocality && parent ? membersOf(state, parent) : [region.id],
  }
}

/** The common region of a town: of Moscow that with its towns, of a descendant the one with its domain. */
function parentOf({ regions, regionById }: CatalogueState, region: Region): Region | null {
  if (region.id === MOSCOW_ID) return regionById.get(MOSCOW_AREA_ID) ?? null
  if (region.type !== 'descendant') return null
  return (
    regions.find(({ id, domain, type }) => domain === region.domain && type !== 'descendant' && id !== region.id) ??
    null
  )
}

function membersOf({ regions }: CatalogueState, parent: Region): number[] {
  return regions
    .filter(({ id, domain }) => domain === parent.domain || (parent.id === MOSCOW_AREA_ID && id === MOSCOW_ID))
    .map(({ id }) => id)
}
