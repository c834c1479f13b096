import { DEFAULT_REGION_ID } from '@verstak/contracts/region'
import type { Services } from '../services.ts'
import { findMainCategory, upsertCategoryEvent } from './beacons.sql.ts'
import type { BeaconSender } from './noteProducts.ts'
import { popularIn } from './popularIn.ts'

/** Products of a search whose categories are counted. */
const JUDGED = 12

/** Notes that the visitor looked at a category; an unknown one is passed over. @throws DomainError `rate-limited` */
export async function noteCategoryView(
  { db, limits, now }: Services,
  categoryId: number,
  { visitor, ip }: BeaconSender,
): Promise<Record<string, never>> {
  await limits.spend('beaconsPerIp', ip)
  if (visitor !== null) await upsertCategoryEvent(db, { visitor, categoryId, at: now() })
  return {}
}

/** Notes the category that a search was about, never its words. @throws DomainError `rate-limited` */
export async function noteSearch(
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
