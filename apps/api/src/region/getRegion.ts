import type { CatalogueState, Region } from '../catalogue-index/catalogueState.ts'
import { invalidInput } from '../DomainError.ts'

/** Region of a request. @throws DomainError `invalid-input` when the store has no such region */
export function getRegion({ regionById }: CatalogueState, regionId: number, field = 'regionId'): Region {
  const region = regionById.get(regionId)
  if (!region) throw invalidInput(field, 'not-found', `There is no region ${regionId}.`)
  return region
}
