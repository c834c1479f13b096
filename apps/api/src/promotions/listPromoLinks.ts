import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { MOST_PROMO_LINKS, PromoLink, type listPromoLinks as endpoint } from '@verstak/contracts/promoLink'
import * as v from 'valibot'
import type { Services } from '../services.ts'
import { findPromoLinks } from './promotions.sql.ts'

/** The links that the shop has set; what cannot be read is left out, so that a slip costs one link and no page. */
export async function listPromoLinks({ db }: Pick<Services, 'db'>): Promise<EndpointResponse<typeof endpoint>> {
  const set = await findPromoLinks(db)
  const links = (Array.isArray(set) ? set : []).flatMap((link: unknown) => {
    const read = v.safeParse(PromoLink, link)
    return read.success ? [read.output] : []
  })
  return { links: links.slice(0, MOST_PROMO_LINKS) }
}
