import type { Region as WireRegion } from '@verstak/contracts/region'
import type { Region } from '../catalogue-index/catalogueState.ts'

/** A region in the format of the API. */
export const wireRegionOf = (region: Region): WireRegion => ({
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
