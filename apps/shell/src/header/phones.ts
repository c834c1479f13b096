import { DEFAULT_REGION_ID } from '@verstak/contracts/region'
import type { Region } from '@verstak/contracts/region'
import { SUPPORT_PHONE } from '@verstak/contracts/support'

/** Moscow is the default region. */
const MOSCOW_ID = DEFAULT_REGION_ID

/**
 * Phone number of the phone header: in Moscow the region's own (`phoneForMobile` first), elsewhere the support line.
 */
export function phoneOf({ id, phones, phoneForMobile }: Region, supportPhone = SUPPORT_PHONE): string {
  return id === MOSCOW_ID ? (phoneForMobile ?? phones[0] ?? supportPhone) : supportPhone
}
