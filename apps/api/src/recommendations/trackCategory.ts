import { DEFAULT_REGION_ID } from '@verstak/contracts/region'
import type { Services } from '../services.ts'
import { findMainCategory, upsertCategoryEvent } from './beacons.sql.ts'
import type { BeaconSender } from './trackProducts.ts'
import { popularIn } from './popularIn.ts'

/** Number of search results whose categories are counted. */
const JUDGED = 12

/** Stores that the visitor viewed a category; unknown ones are ignored. @throws DomainError `rate-limited` */
export async function trackCategoryView(
  { db, limits, now }: Services,
  categoryId: number,
  { visitor, ip }: BeaconSender,
): Promise<Record<string, never>> {
  await limits.spend('beaconsPerIp', ip)
  if (visitor !== null) await upsertCategoryEvent(db, { visitor, categoryId, at: now() })
  return {}
}

/** Stores the category of a search, never its text. @throws DomainError `rate-limited` */
export async function trackSearch(
  services: Services,
  phrase: string,
  { visitor, ip }: BeaconSender,
): Promise<Record<string, never>> {
  const { db, index, limits, searchWords, now } = services
  await limits.spend('beaconsPerIp', ip)
  const region = (await index.read()).regionById.get(DEFAULT_REGION_ID)
  if (visitor === null || phrase.trim() === '' || !region) return {}
  const { dictionary } = await searchWords()
  const search = {
    searchString: phrase.trim(),
    searchOptions: { dictionary, isExact: false, isPrefix: false },
  }
  const categoryId = await findMainCategory(db, await popularIn(services, null, region, JUDGED, search))
  if (categoryId !== null) await upsertCategoryEvent(db, { visitor, categoryId, at: now() })
  return {}
}
