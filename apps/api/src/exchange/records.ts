/** A characteristic as the source words it: name, value, unit (null when it names none). */
export type Parameter = readonly [name: string, value: string, unit: string | null]

/** A category of the source; `parent` is its id there. */
export interface CategoryRecord {
  name: string
  parent: string | null
}

/** A product of the source. All that is stored and compared, so its fields are plain JSON. */
export interface ProductRecord {
  name: string
  /** Id of its category in the source; null: none that is known. */
  category: string | null
  brand: string | null
  article: string
  description: string
  barcodes: string[]
  /** Addresses, or names of files beside the source. */
  pictures: string[]
  params: Parameter[]
  /** Products that differ in little stand in one group. */
  group: string | null
  /** Grams and millimetres; 0 is unknown. */
  weight: number
  size: [length: number, width: number, height: number]
  /** Kopecks; null: no price, so it is not for sale yet. */
  price: number | null
  oldPrice: number | null
  /** Pieces by the source's name of the place; '' is where the shop keeps what says none. */
  stock: Record<string, number>
}

/** A variant of a product of the source: its own fields, which stand over those of its product. */
export interface VariantRecord {
  base: string
  own: Partial<ProductRecord>
}

/** What a product is when the source does not say. */
export const EMPTY_PRODUCT: ProductRecord = {
  name: '',
  category: null,
  brand: null,
  article: '',
  description: '',
  barcodes: [],
  pictures: [],
  params: [],
  group: null,
  weight: 0,
  size: [0, 0, 0],
  price: null,
  oldPrice: null,
  stock: {},
}

/** What a reader of a format finds, in the order of the file. Lines count from 1. */
export type ExchangeRecord =
  | { kind: 'category'; id: string; line: number; record: CategoryRecord }
  | { kind: 'product'; id: string; line: number; record: ProductRecord }
  /** Some fields of a product, such as its price. */
  | { kind: 'part'; id: string; line: number; record: Partial<ProductRecord> | VariantRecord }
  | { kind: 'fault'; id: string | null; line: number; code: FaultCode; detail: string }
  /** An element or column that has no place in the shop. */
  | { kind: 'unknown'; name: string }

/** Faults that keep a row out of the shop. */
export const REFUSING = [
  'no-id',
  'long-id',
  'no-name',
  'bad-price',
  'bad-stock',
  'duplicate',
  'bad-text',
  'unknown-product',
  'unknown-order',
  'impossible-step',
] as const

/** Faults that leave the row in, without the part that is wrong. */
export const NOTING = [
  'no-price',
  'no-rate',
  'cut-text',
  'no-category',
  'no-parent',
  'unnamed',
  'circle',
  'bad-number',
  'bad-picture',
  'entity',
  'no-office',
  'no-variants',
  'repeated',
  'old-price',
] as const

export type FaultCode = (typeof REFUSING)[number] | (typeof NOTING)[number]

export const isRefusing = (code: FaultCode): boolean => (REFUSING as readonly string[]).includes(code)

/** Longest texts, letters. */
export const LONGEST = { id: 200, name: 300, description: 20_000, value: 300, property: 100, brand: 100, article: 100 }
/** Most of each in a product; further ones are left out. */
export const MOST = { pictures: 20, params: 200, barcodes: 20 }
/** PostgreSQL's integer holds kopecks up to this. */
export const HIGHEST_PRICE = 2_000_000_000
export const MAX_STOCK = 1_000_000
