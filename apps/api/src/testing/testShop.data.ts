/**
 * A small shop for tests: two regions, nine categories, 300 products drawn from a fixed seed. Products 1–9 have known
 * values; all others are noise for listings.
 */
export interface TestProduct {
  id: number
  guid: string
  categoryId: number
  brandId: number | null
  sku: string
  article: string
  name: string
  price: number
  oldPrice: number | null
  businessPrice: number | null
  multiplicity: number
  rating: number
  reviews: number
  popularity: number
  /** Day of November 2026. */
  createdDay: number
  isActive: boolean
  isExpected: boolean
  valueIds: number[]
  /** Pieces by office id. */
  stock: Record<number, number>
}

export const regions = [
  { id: 1, name: 'Москва', timeZone: 'Europe/Moscow', courierPrice: 49_000 },
  { id: 2, name: 'Владивосток', timeZone: 'Asia/Vladivostok', courierPrice: 79_000 },
]

export const offices = [
  { id: 1, regionId: 1, address: 'Складочная улица, 1' },
  { id: 2, regionId: 1, address: 'Нижняя улица, 2' },
  { id: 3, regionId: 2, address: 'Светланская улица, 3' },
]

/** id, parent, name, slug, lft, rgt, is always shown. */
export const categories = [
  [100, null, 'Инструмент', 'instrument', 1, 10, false],
  [110, 100, 'Дрели', 'dreli', 2, 7, false],
  [111, 110, 'Ударные дрели', 'udarnye-dreli', 3, 4, false],
  [112, 110, 'Безударные дрели', 'bezudarnye-dreli', 5, 6, false],
  [120, 100, 'Пилы', 'pily', 8, 9, false],
  [200, null, 'Крепёж', 'krepezh', 11, 18, false],
  [210, 200, 'Саморезы', 'samorezy', 12, 13, false],
  [220, 200, 'Пустой раздел', 'pustoy-razdel', 14, 15, false],
  [230, 200, 'Скоро в продаже', 'skoro', 16, 17, true],
] as const

export const brands = [
  { id: 1, name: 'Bosch', slug: 'bosch' },
  { id: 2, name: 'Makita', slug: 'makita' },
  { id: 3, name: 'ЗУБР', slug: 'zubr' },
  { id: 4, name: 'Ёж', slug: 'yozh' },
]

/** Property 5 is a characteristic only. */
export const properties = [
  { id: 1, name: 'Питание', unit: null, kind: 'list', isFacet: true },
  { id: 2, name: 'Напряжение', unit: 'В', kind: 'list', isFacet: true },
  { id: 3, name: 'Мощность', unit: 'Вт', kind: 'range', isFacet: true },
  { id: 4, name: 'Вес', unit: 'кг', kind: 'range', isFacet: true },
  { id: 5, name: 'Цвет', unit: null, kind: 'list', isFacet: false },
  { id: 6, name: 'Редкое свойство', unit: null, kind: 'list', isFacet: true },
] as const

/** id, property, name, number. */
export const values: [id: number, propertyId: number, name: string, num: number | null][] = [
  [11, 1, 'Сеть', null],
  [12, 1, 'Аккумулятор', null],
  [13, 1, 'Бензин', null],
  [21, 2, '12', null],
  [22, 2, '18', null],
  [23, 2, '36', null],
  [31, 3, '500', 500],
  [32, 3, '750', 750],
  [33, 3, '1200', 1200],
  [41, 4, '1,2', 1.2000000000000002],
  [42, 4, '2,5', 2.5],
  [51, 5, 'Синий', null],
  [61, 6, 'Да', null],
  [62, 6, 'Нет', null],
]

const leaves = [111, 112, 120, 210]
const words = ['Дрель', 'Шуруповёрт', 'Пила', 'Саморез', 'Перфоратор']

/** Reproducible random numbers (mulberry32). @returns numbers from 0 up to 1 */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Normalizes a text for comparison in searches. */
export const plainText = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

export const guidOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`

const plain = {
  categoryId: 120,
  brandId: 1,
  price: 100_000,
  oldPrice: null,
  businessPrice: null,
  multiplicity: 1,
  rating: 4.5,
  reviews: 10,
  popularity: 1,
  createdDay: 1,
  isActive: true,
  isExpected: false,
  valueIds: [11, 51],
} as const

/** Products with known values, by their names in tests. */
export const known = {
  /** 10 pieces: 6 in office 1, 4 in office 2. */
  saw: 1,
  /** Sold by tens; 25 pieces, so two steps. */
  screws: 2,
  /** In region 2 only. */
  farAway: 3,
  withdrawn: 4,
  /** Old price 1500 ₽, business price 900 ₽. */
  discounted: 5,
  /** Sold out, with an expected delivery. */
  expected: 6,
  /** 100 pieces. */
  plenty: 7,
}

const knownProducts: Partial<TestProduct>[] = [
  { id: known.saw, name: 'Пила торцовочная', stock: { 1: 6, 2: 4 } },
  { id: known.screws, name: 'Саморезы чёрные', multiplicity: 10, stock: { 1: 25 }, price: 150 },
  { id: known.farAway, name: 'Пила дальняя', stock: { 3: 5 } },
  { id: known.withdrawn, name: 'Пила снятая', isActive: false, stock: { 1: 5 } },
  { id: known.discounted, name: 'Пила со скидкой', oldPrice: 150_000, businessPrice: 90_000, stock: { 1: 3 } },
  { id: known.expected, name: 'Пила ожидаемая', isExpected: true, stock: { 1: 0 } },
  { id: known.plenty, name: 'Пила обычная', stock: { 1: 60, 2: 40 } },
]

export function makeProducts(): TestProduct[] {
  const random = createRandom(20261120)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const chance = (share: number) => random() < share
  const products = knownProducts.map((product) => ({ ...plain, ...product }) as TestProduct)
  for (let id = products.length + 1; id <= 300; id++) {
    const price = 100 * (1 + Math.floor(random() * 200)) * (chance(0.5) ? 100 : 37)
    const brandId = chance(0.1) ? null : pick(brands).id
    products.push({
      ...plain,
      id,
      name: `${pick(words)} ${pick(['ударная', 'тихая', 'лёгкая'])} ${id}`,
      categoryId: pick(leaves),
      brandId,
      price,
      oldPrice: chance(0.3) ? price + 100 * (1 + Math.floor(random() * 300)) : null,
      rating: chance(0.2) ? 0 : Math.round(30 + random() * 20) / 10,
      reviews: chance(0.3) ? 0 : Math.floor(random() * 50),
      popularity: Math.floor(random() * 20),
      createdDay: 1 + Math.floor(random() * 10),
      isActive: chance(0.95),
      isExpected: chance(0.3),
      valueIds: [
        ...values
          .filter(([, propertyId]) => propertyId <= 4)
          .filter(() => chance(0.3))
          .map(([valueId]) => valueId),
        ...(id % 60 === 0 ? [61, 62] : []),
      ],
      stock: {
        ...(chance(0.6) && { 1: Math.floor(random() * 9) }),
        ...(chance(0.4) && { 3: Math.floor(random() * 9) }),
      },
    } as TestProduct)
  }
  return products.map((product) => ({
    ...product,
    guid: guidOf(product.id),
    sku: String(10_000_000 + product.id),
    article: `ART-${product.id}`,
  }))
}
