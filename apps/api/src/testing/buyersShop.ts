import type { Endpoint } from '@verstak/contracts/endpoint'
import { listSaleProducts } from '@verstak/contracts/home'
import { getListing, type ListingInput } from '@verstak/contracts/listing'
import { getProduct, listAlternatives, listFeatured } from '@verstak/contracts/product'
import { listAccessories, listAnalogs, listRecent } from '@verstak/contracts/recommendation'
import { sql } from 'kysely'
import { guidOf, known } from './testShop.data.ts'
import type { FileTestApi } from './useTestApi.ts'

export const KINDS = ['guest', 'private', 'business', 'wholesale', 'staff'] as const
/** A value that only staff may read, in each row of staff data. */
export const SECRET = 'staff-only-7f3a'
export const SECRET_BONUS = 98_765_431

/** A shop where each kind of buyer has other prices, and staff secrets of every product. */
export async function fillBuyersShop({ db }: FileTestApi): Promise<void> {
  // Guest responses are cached as in production: a wrong entry would reach the next caller.
  const percents = JSON.stringify({ signInPercent: 2, privatePercent: 3, newCompanyPercent: 0 })
  await db.insertInto('setting').values({ key: 'priceRules', value: percents }).execute()
  await db.insertInto('wholesale_level').values({ type: 'generic', level: 2, discount: 20 }).execute()
  await sql`
    insert into product_manager (product_id, matrix_value, vendor_product_info, sale_bonus)
    select id, ${SECRET}, ${SECRET}, ${SECRET_BONUS} from product`.execute(db)
  await sql`
    insert into sale (id, guid, name, slug, starts_at) values (1, ${guidOf(1)}, 'Akcii', 'akcii', now() - interval '9 years');
  `.execute(db)
  // The saw has consumables.
  await db.insertInto('topic_consumable').values({ category_id: 100, consumable_id: 120, position: 1 }).execute()
  const products = [known.saw, known.discounted, known.plenty].map((product_id) => ({ sale_id: 1, product_id }))
  await db.insertInto('sale_product').values(products).execute()
  // The most popular product, so that every list begins with it.
  await db.updateTable('product').set({ popularity: 1_000 }).where('id', '=', known.discounted).execute()
}

const saws: ListingInput = {
  listingType: 'category',
  id: 120,
  brandId: 0,
  searchString: '',
  exact: false,
  sort: 'popularity',
  asc: false,
  page: 1,
  filters: '',
  all: false,
  regionId: 1,
}

/** Every call that shows products with prices. */
export const CALLS = {
  listing: { endpoint: getListing, input: { query: saws } },
  'listing with full cards': { endpoint: getListing, input: { query: { ...saws, cards: 'full' } } },
  product: { endpoint: getProduct, input: { query: { productId: known.discounted, regionId: 1 } } },
  alternatives: { endpoint: listAlternatives, input: { query: { productId: known.saw, regionId: 1 } } },
  accessories: { endpoint: listAccessories, input: { query: { productIds: String(known.saw), regionId: 1 } } },
  analogs: { endpoint: listAnalogs, input: { query: { guid: guidOf(known.saw), regionId: 1 } } },
  sale: { endpoint: listSaleProducts, input: { query: { slug: 'akcii', regionId: 1 } } },
  featured: { endpoint: listFeatured, input: { query: { regionId: 1 } } },
  recent: { endpoint: listRecent, input: { body: { productGuids: [guidOf(known.discounted)], regionId: 1 } } },
} satisfies Record<string, { endpoint: Endpoint; input: object }>
