import type { Region } from '@verstak/contracts/region'
import { DEFAULT_REGION_ID } from '@verstak/contracts/region'
import { SUPPORT_PHONE } from '@verstak/contracts/support'
import { standInTexts } from './standInRegion.texts.ts'

/**
 * The region with the id of the cookie, else the default one, else the first (REGION-003); a placeholder when the list
 * is unknown.
 */
export function regionOf(regions: readonly Region[] | null, cookie: string | undefined): Region {
  const id = Number(cookie ?? DEFAULT_REGION_ID)
  return (
    regions?.find((one) => one.id === id) ??
    regions?.find((one) => one.id === DEFAULT_REGION_ID) ??
    regions?.[0] ??
    standInOf(Number.isSafeInteger(id) && id !== 0 ? id : DEFAULT_REGION_ID)
  )
}

/** The id is enough for correct prices; `recoverRegion` loads the name, shops and working hours later. */
function standInOf(id: number): Region {
  return {
    id,
    type: 'other',
    descendantId: null,
    domain: '',
    ...(id === DEFAULT_REGION_ID ? standInTexts.default : standInTexts.other),
    phone: SUPPORT_PHONE,
    phones: [],
    phoneForMobile: null,
    workingTime: '',
    officesCount: 0,
    hasOwnDelivery: false,
    gtmType: '',
    timeZone: 'Europe/Moscow',
  }
}
