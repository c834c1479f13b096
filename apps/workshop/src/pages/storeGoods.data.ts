import type { Listing, ListingInput } from '@verstak/contracts/listing'
import type { ProductTile } from '@verstak/contracts/product'
import { makeProductTile } from '@verstak/testing/factories'

const NAMES = [
  ['drill', 'Дрель-шуруповёрт Bosch GSR 18V-50, 18 В, 2×2,0 А·ч, 50 Н·м, кейс'],
  ['rotary-hammer', 'Перфоратор Bosch GBH 2-26 DFR, 800 Вт, 2,7 Дж, сменный патрон'],
  ['grinder', 'Углошлифовальная машина Bosch GWS 750-125'],
  ['jigsaw', 'Лобзик Bosch PST 900 PEL'],
  ['circular-saw', 'Дисковая пила Bosch GKS 190, 1400 Вт, диск 190 мм, глубина пропила 70 мм, с параллельным упором'],
  ['laser-level', 'Лазерный уровень Bosch GLL 3-80'],
  ['paint', 'Краска для стен и потолков моющаяся, белая, 9 л'],
  ['ladder', 'Стремянка алюминиевая, 6 ступеней'],
] as const

/** Products of the pages: some on sale, some with late delivery, one out of stock. */
export const storeGoods: readonly ProductTile[] = NAMES.map(([drawing, name], index) => {
  const id = index + 1
  const price = 249_000 + index * 387_500
  const tile = makeProductTile({
    id,
    name,
    link: `/product/tovar-${id}/`,
    image: `/pictures/v1/${drawing}/bosch/main/{size}.{format}`,
    productCode: String(15_843_327 + index),
    price,
    oldPrice: index % 3 === 0 ? price + 300_000 : null,
    pricesV2: {
      default: {
        current: price,
        old: index % 3 === 0 ? price + 300_000 : null,
        availableDiscountPrices: [{ type: 'discountB2B', price: price - 20_000 }],
      },
    },
    discountPercent: index % 3 === 0 ? 18 : 0,
    nameplates: index % 3 === 0 ? [{ type: 'discount', name: '−18 %' }] : [],
    reviewsCount: index * 37,
  })
  if (index !== 5) return tile
  return {
    ...tile,
    isAvailable: false,
    availabilityInfo: { ...tile.availabilityInfo, countInStock: 0, currentlyAvailable: 0, isInStock: false, selfPickupDate: null, courierPickupDate: null, expectedDate: '2026-11-28' },
    dates: { pickupText: null, courierText: null },
    button: { type: 'reportLater' },
  }
})

/** Headings by listing type. */
const HEADS: Record<ListingInput['listingType'], { title: string; canonical: string }> = {
  category: { title: 'Дрели-шуруповёрты', canonical: '/category/dreli-7110/' },
  categoryBrand: { title: 'Дрели-шуруповёрты Bosch', canonical: '/category/dreli-7110/bosch-12/' },
  brand: { title: 'Bosch', canonical: '/brand/bosch-12/' },
  search: { title: '', canonical: '/search/' },
  tagPage: { title: 'Бесшумные дрели для квартиры', canonical: '/tag-page/besshumnye-dreli-7110/' },
  sale: { title: 'Скидки недели', canonical: '/sale/skidki-nedeli/' },
}

/**
 * Listing of drills and similar products with filters, as the API answers for a category, brand, tag page, sale or
 * search.
 */
export function makeStoreListing(input: Pick<ListingInput, 'listingType' | 'page' | 'searchString'>): Listing {
  const { listingType, searchString, page } = input
  const head = HEADS[listingType]
  const title = head.title || searchString
  const isOfCategory = ['category', 'categoryBrand', 'tagPage'].includes(listingType)
  return {
    listingType,
    title,
    canonical: head.canonical,
    breadcrumbs: [
      { name: 'Главная', link: '/' },
      ...(isOfCategory ? [{ name: 'Инструмент', link: '/category/instrument-6474/' }] : []),
      { name: title, link: head.canonical },
    ],
    subcategories: listingType !== 'category'
      ? []
      : ['Аккумуляторные', 'Сетевые', 'Ударные', 'Безударные с двумя аккумуляторами'].map((name, index) => ({
          id: 7120 + index,
          name,
          url: `/category/vid-${7120 + index}/`,
          count: 312 - index * 71,
          image: '/pictures/v1/drill/bosch/main/{size}.{format}',
        })),
    products: [...storeGoods],
    total: 192,
    totalUnfiltered: 192,
    page,
    pagesCount: 8,
    facets: [
      {
        id: 'price',
        name: 'Цена',
        unit: '₽',
        kind: 'range',
        values: [],
        range: { min: 990, max: 84_990, from: null, to: null },
      },
      makeFacet('brand', 'Бренд', ['Bosch', 'Makita', 'Metabo', 'Интерскол', 'Зубр', 'DeWalt', 'Ryobi']),
      makeFacet('p101', 'Тип двигателя', ['Щёточный', 'Бесщёточный']),
    ],
    searchedFor: null,
    categories: null,
  }
}

const makeFacet = (id: string, name: string, names: readonly string[]): Listing['facets'][number] => ({
  id,
  name,
  unit: null,
  kind: 'values',
  values: names.map((value, index) => ({ id: index + 1, name: value, count: 96 - index * 13, isChosen: false })),
  range: null,
})
