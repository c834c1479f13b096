import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { listRegions as endpoint, Region as WireRegion } from '@verstak/contracts/region'
import type { Region } from '../catalogue-index/catalogueState.ts'
import type { Services } from '../services.ts'

/** All regions, in the order in which the store shows them. */
export async function listRegions({ index }: Services): Promise<EndpointResponse<typeof endpoint>> {
  const { regionById } = await index.read()
  return { data: [...regionById.values()].map(toWire) }
}

const toWire = (region: Region): WireRegion => ({
  id: region.id,
  type: region.type,
  descendantId: region.descendant_id,
  domain: region.domain,
  name: region.name,
  prepositional: region.prepositional,
  areaCaptionFull: region.area_caption_full,
  phone: region.phone,
  phones: region.phones,
  phoneForMobile: region.phone_for_mobile,
  workingTime: region.working_time,
  officesCount: region.office_ids.length,
  hasOwnDelivery: region.has_own_delivery,
  gtmType: region.gtm_type,
  timeZone: region.time_zone,
})
