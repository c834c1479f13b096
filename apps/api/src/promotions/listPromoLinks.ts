import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { MAX_PROMO_LINKS, PromoLink, type listPromoLinks as endpoint } from '@verstak/contracts/promoLink'
import * as v from 'valibot'
import type { Services } from '../services.ts'
import { findPromoLinks } from './promotions.sql.ts'

/**
 * The promo links of the shop's settings. Invalid entries are skipped, so that a mistake costs one link and not the
 * page.
 */
export async function listPromoLinks({ db }: Pick<Services, 'db'>): Promise<EndpointResponse<typeof endpoint>> {
  const set = await findPromoLinks(db)
  const links = (Array.isArray(set) ? set : []).flatMap((link: unknown) => {
    const read = v.safeParse(PromoLink, link)
    return read.success ? [read.output] : []
  })
  return { links: links.slice(0, MAX_PROMO_LINKS) }
}
