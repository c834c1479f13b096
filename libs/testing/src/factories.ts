import type { Cart, CartItem, CartTotals } from '@verstak/contracts/cart'
import type { ProductDetails, ProductTile } from '@verstak/contracts/product'
import type { Region } from '@verstak/contracts/region'
import { SUPPORT_PHONE } from '@verstak/contracts/support'

/** Guid whose last digits are `id`, for readable tests. */
export const guidOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`

/** A product in stock; override what the test is about. */
export function makeProductTile(overrides: Partial<ProductTile> = {}): ProductTile {
  const id = overrides.id ?? 1
  return {
    id,
    guid: guidOf(id),
    name: 'Дрель-шуруповёрт Bosch GSR 18V-50, 18 В, 2×2,0 А·ч, 50 Н·м, кейс',
    link: `/product/drel-shurupovert-bosch-gsr-18v-50-${id}/`,
    image: '/pictures/v1/drill/bosch/main/{size}.{format}',
    productCode: '15843327',
    brand: { id: 7, name: 'Bosch', link: '/brand/bosch-7/' },
    category: { id: 6474, name: 'Инструмент', link: '/category/instrument-6474/' },
    price: 1_249_000,
    oldPrice: 1_529_000,
    discountPercent: 18,
    pricesV2: {
      default: {
        current: 1_249_000,
        old: 1_529_000,
        availableDiscountPrices: [{ type: 'discountB2B', price: 1_149_000 }],
      },
    },
    additionalPrice: null,
    multiplicity: 1,
    rating: 4.8,
    reviewsCount: 214,
    isAvailable: true,
    nameplates: [{ type: 'discount', name: '−18 %' }],
    availabilityInfo: {
      countInStock: 40,
      currentlyAvailable: 12,
      isInStock: true,
      isLow: false,
      selfPickupDate: '2026-11-20',
      courierPickupDate: '2026-11-21',
      expectedDate: null,
    },
    dates: { pickupText: 'сегодня', courierText: 'завтра' },
    button: { type: 'toCart' },
    ...overrides,
  }
}

/** The same product in the form of its own page. */
export function makeProductDetails(overrides: Partial<ProductDetails> = {}): ProductDetails {
  const tile = makeProductTile(overrides)
  return {
    ...tile,
    images: [tile.image, tile.image.replace('main', 'detail')],
    article: '06019H5000',
    description: 'Компактный шуруповёрт для дома и мастерской.\n\nДва аккумулятора в комплекте.',
    characteristics: [
      { name: 'Напряжение', value: '18', unit: 'В' },
      { name: 'Крутящий момент', value: '50', unit: 'Н·м' },
    ],
    weight: 1540,
    size: { length: 360, width: 120, height: 300 },
    breadcrumbs: [{ name: 'Инструмент', link: '/category/instrument-6474/' }],
    nearestOffice: { id: 1, address: 'Варшавское шоссе, 97' },
    ...overrides,
  }
}

/** Totals of a cart without items. */
export const EMPTY_TOTALS: CartTotals = {
  weight: 0,
  discount: 0,
  discountExtended: 0,
  sum: 0,
  quantity: 0,
  skuQuantity: 0,
  skuUnavailableQuantity: 0,
}

/** One piece of a product in the cart, at the price when it was added. */
export function makeCartItem(overrides: Partial<CartItem> = {}): CartItem {
  const product = overrides.product ?? makeProductTile()
  return {
    guid: guidOf(product.id + 1000),
    isDeleted: false,
    id: { site: product.id },
    quantity: 1,
    available: product.availabilityInfo.countInStock,
    price: { now: product.price, old: product.oldPrice, added: product.price },
    product,
    ...overrides,
  }
}

/** A cart with totals computed from its items. */
export function makeCart(items: CartItem[] = []): Cart {
  const available = items.filter((item) => !item.isDeleted)
  const counted = available.filter(({ isSelected }) => isSelected !== false)
  const sumOf = (of: (item: CartItem) => number) => counted.reduce((sum, item) => sum + of(item) * item.quantity, 0)
  return {
    items,
    totals: {
      ...EMPTY_TOTALS,
      weight: sumOf(() => 1540),
      discount: sumOf(({ price }) => (price.old ?? price.now) - price.now),
      sum: sumOf(({ price }) => price.now),
      quantity: sumOf(() => 1),
      skuQuantity: available.length,
      skuUnavailableQuantity: items.length - available.length,
    },
  }
}

/** Moscow, the default region; override what the test is about. */
export function makeRegion(overrides: Partial<Region> = {}): Region {
  return {
    id: 1,
    type: 'other',
    descendantId: null,
    domain: 'moscow',
    name: 'Москва',
    prepositional: 'Москве',
    areaCaptionFull: 'Москва',
    phone: SUPPORT_PHONE,
    phones: ['8 495 123-45-67'],
    phoneForMobile: null,
    workingTime: 'круглосуточно',
    officesCount: 24,
    hasOwnDelivery: true,
    gtmType: 'moscow',
    timeZone: 'Europe/Moscow',
    ...overrides,
  }
}
