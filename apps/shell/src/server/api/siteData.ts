import type { ApiCall } from '@verstak/api-client/call'
import { listTopics } from '@verstak/contracts/catalogue'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { listPromoLinks } from '@verstak/contracts/promoLink'
import { listRegions } from '@verstak/contracts/region'
import { getShop, SHOP_NAME, type ShopFacts } from '@verstak/contracts/shop'
import { SUPPORT_PHONE } from '@verstak/contracts/support'
import { setSupportPhone } from '../page/crashPage.ts'
import { createStaleCache } from './staleCache.ts'

/** Answers that every page shows and that change a few times a day; null when this process has none yet. */
export interface SiteData {
  topics: EndpointResponse<typeof listTopics> | null
  regions: EndpointResponse<typeof listRegions>['data'] | null
  promoLinks: EndpointResponse<typeof listPromoLinks> | null
  /** What the staff has set; absent until it is known. */
  shop?: ShopFacts | null
}

/**
 * Caches each rarely changing answer in one process. No page fails because an answer is missing, or waits long for it.
 */
export function createSiteData(call: ApiCall, report: (error: unknown) => void): () => Promise<SiteData> {
  const topicsNow = createStaleCache({ load: async () => withoutRelationships(await call(listTopics, {})), report })
  const regionsNow = createStaleCache({ load: () => loadRegions(call), report })
  const promoLinksNow = createStaleCache({ load: () => call(listPromoLinks, {}), report })
  const shopNow = createStaleCache({ load: () => loadShop(call), report })
  return async () => {
    const [topics, regions, promoLinks, shop] = await Promise.all([
      ...([topicsNow(), regionsNow(), promoLinksNow(), shopNow()] as const),
    ])
    return { topics, regions, promoLinks, shop }
  }
}

/** The shop's support line where it is not the one that the code has. */
export const supportPhoneOf = ({ shop }: Pick<SiteData, 'shop'>): string | undefined =>
  shop && shop.supportPhone !== SUPPORT_PHONE ? shop.supportPhone : undefined

/** The shop's name where it is not the one that the code has. */
export const shopNameOf = ({ shop }: Pick<SiteData, 'shop'>): string | undefined =>
  shop && shop.shopName !== SHOP_NAME ? shop.shopName : undefined

async function loadShop(call: ApiCall) {
  const shop = await call(getShop, {})
  setSupportPhone(shop.supportPhone)
  return shop
}

async function loadRegions(call: ApiCall) {
  const { data } = await call(listRegions, {})
  if (data.length === 0) throw new Error('The API knows no region: load a catalogue (npm run catalogue)')
  return data
}

type Topics = EndpointResponse<typeof listTopics>

/** Every page contains the topics, and no page shows their brands or consumables. */
function withoutRelationships({ data, totalCount }: Topics): Topics {
  return { data: data.map(({ relationships: _, ...topic }) => topic), totalCount }
}
