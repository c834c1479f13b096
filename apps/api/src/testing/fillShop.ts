import type { Database } from '../db/openDatabase.ts'
import {
  brands,
  categories,
  makeProducts,
  offices,
  properties,
  regions,
  values,
  type TestProduct,
} from './testShop.data.ts'

/** Fills an empty, migrated database with the shop of `testShop.data.ts`. */
export async function fillShop(db: Database): Promise<TestProduct[]> {
  const products = makeProducts()
  const lftOf = new Map<number, number>(categories.map(([id, , , , lft]) => [id, lft]))
  await db.insertInto('region').values(regions.map(regionRow)).execute()
  await db.insertInto('office').values(offices.map(officeRow)).execute()
  await db.insertInto('category').values(categories.map(categoryRow)).execute()
  await db
    .insertInto('brand')
    .values(brands.map((brand) => ({ ...brand, country: 'Россия' })))
    .execute()
  await db
    .insertInto('property')
    .values(properties.map(({ isFacet, ...property }) => ({ ...property, is_facet: isFacet, position: property.id })))
    .execute()
  await db
    .insertInto('property_value')
    .values(values.map(([id, property_id, name, num]) => ({ id, property_id, name, num })))
    .execute()
  await db
    .insertInto('product')
    .values(products.map((product) => productRow(product, lftOf.get(product.categoryId)!)))
    .execute()
  await db
    .insertInto('product_value')
    .values(products.flatMap(({ id, valueIds }) => valueIds.map((value_id) => ({ product_id: id, value_id }))))
    .execute()
  await db.insertInto('product_price').values(products.flatMap(priceRows)).execute()
  await db
    .insertInto('stock')
    .values(
      products.flatMap(({ id, stock }) =>
        Object.entries(stock).map(([office, quantity]) => ({ product_id: id, office_id: Number(office), quantity })),
      ),
    )
    .execute()
  return products
}

const regionRow = ({ id, name, timeZone, courierPrice }: (typeof regions)[number]) => ({
  id,
  type: 'other' as const,
  domain: `region-${id}`,
  name,
  prepositional: name,
  area_caption_full: name,
  phone: '+7 495 000-00-00',
  working_time: '9–21',
  has_own_delivery: true,
  gtm_type: 'region',
  time_zone: timeZone,
  courier_price: courierPrice,
  position: id,
})

const officeRow = ({ id, regionId, address }: (typeof offices)[number]) => ({
  id,
  region_id: regionId,
  name: address,
  address,
  lat: 55,
  lon: 37,
  working_time: '9–21',
  phone: '+7 495 000-00-00',
})

const categoryRow = ([id, parent_id, name, slug, lft, rgt, is_force_show]: (typeof categories)[number]) => ({
  id,
  parent_id,
  name,
  slug,
  lft,
  rgt,
  depth: 1,
  group_id: 1,
  picture: 'drill/bosch',
  is_force_show,
})

const productRow = (product: TestProduct, category_lft: number) => ({
  id: product.id,
  guid: product.guid,
  category_id: product.categoryId,
  category_lft,
  brand_id: product.brandId,
  sku: product.sku,
  article: product.article,
  name: product.name,
  slug: `tovar-${product.id}`,
  description: 'Описание',
  picture: 'drill/bosch',
  picture_views: ['main', 'detail'],
  nameplates: ['hit'],
  multiplicity: product.multiplicity,
  rating: product.rating,
  reviews: product.reviews,
  popularity: product.popularity,
  weight: 1_500,
  length: 300,
  width: 200,
  height: 100,
  is_active: product.isActive,
  expected_at: product.isExpected ? '2026-12-01' : null,
  created_at: new Date(Date.UTC(2026, 10, product.createdDay)),
})

const priceRows = ({ id, price, oldPrice, businessPrice }: TestProduct) => [
  { product_id: id, price_type: 'retail' as const, price, old_price: oldPrice },
  ...(businessPrice === null
    ? []
    : [{ product_id: id, price_type: 'business' as const, price: businessPrice, old_price: null }]),
]
