import * as v from 'valibot'
import { defineEditable } from './editable.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'
import { ShopPicture } from './photo.contract.ts'
import { ProductAlts, ProductDocuments, ProductPictures } from './productFiles.contract.ts'

/* What the staff edits of the catalogue. Flags of issues are the reasons of `invalid-input`. */

/** Text without blanks around it. */
const textOf = (min: number, max: number) => {
  const trimmed = v.pipe(v.string(), v.trim(), v.maxLength(max, 'long'))
  return min > 0 ? v.pipe(trimmed, v.minLength(min, 'empty')) : trimmed
}
const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug'), v.maxLength(100, 'long'))
const wholeOf = (min: number, max: number) =>
  v.pipe(v.number(), v.integer('whole'), v.minValue(min, 'small'), v.maxValue(max, 'large'))
/** Kopecks up to 20 million rubles, as the database can keep them. */
const Money = wholeOf(1, 2_000_000_000)
const Pieces = wholeOf(0, 1_000_000)
const Page = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1)
const Search = v.optional(v.pipe(v.string(), v.maxLength(100, 'long')))

/** Out of menus, lists, search suggestions and the sitemap; the page and the goods stay. */
const Hidden = v.boolean()

/** Of lists. */
const common = { errors: ['not-found', 'forbidden'], cache: { scope: 'personal' } } as const

/** Labels of a product's photo. */
export const NAMEPLATES = ['discount', 'hit', 'new', 'pro'] as const

/** A product with its prices, stock, characteristics and pictures. */
export const editableProduct = defineEditable({
  kind: 'product',
  path: '/api/v1/staff/product',
  entries: {
    name: textOf(3, 250),
    description: textOf(0, 20_000),
    /** In sale; a withdrawn product keeps its page (410). */
    isActive: v.boolean(),
    categoryId: Id,
    brandId: v.nullable(Id),
    /** Retail, kopecks. */
    price: Money,
    /** Above the price; null = no discount. */
    oldPrice: v.nullable(Money),
    /** For companies; null = as retail. */
    businessPrice: v.nullable(Money),
    nameplates: v.pipe(v.array(v.picklist(NAMEPLATES)), v.maxLength(4, 'long')),
    /** Pieces by shop; shops without the product are left out. */
    stock: v.pipe(v.array(v.object({ officeId: Id, quantity: Pieces })), v.maxLength(1000, 'long')),
    /** Characteristics by their order; several of one property are several values. */
    properties: v.pipe(v.array(v.object({ propertyId: Id, value: textOf(1, 200) })), v.maxLength(200, 'long')),
    pictures: ProductPictures,
    alts: v.optional(ProductAlts, []),
    documents: ProductDocuments,
    multiplicity: wholeOf(1, 10_000),
    /** Grams. */
    weight: wholeOf(0, 10_000_000),
    /** Millimetres. */
    length: wholeOf(0, 100_000),
    width: wholeOf(0, 100_000),
    height: wholeOf(0, 100_000),
    /** Sentence of the tile and the page; null = none. */
    deliveryWarning: v.nullable(textOf(1, 200)),
  },
  example: { id: 1, version: 0, values: { price: 1_499_000 } },
})

/** A brand. */
export const editableBrand = defineEditable({
  kind: 'brand',
  path: '/api/v1/staff/brand',
  entries: {
    name: textOf(1, 100),
    slug: Slug,
    country: textOf(0, 100),
    isHidden: Hidden,
    /** A photo; null = none. */
    logo: v.optional(ShopPicture, null),
  },
  example: { id: 1, version: 0, values: { slug: 'bosch' } },
})

/** A category and its place in the tree. */
export const editableCategory = defineEditable({
  kind: 'category',
  path: '/api/v1/staff/category',
  entries: {
    name: textOf(2, 150),
    slug: Slug,
    /** Shown in menus although nothing in it is for sale. */
    isForceShow: v.boolean(),
    isHidden: Hidden,
    /** A photo or a drawing; null = the drawing of any thing. */
    picture: v.optional(ShopPicture, null),
    /** The category above; null = a department. */
    parentId: v.nullable(Id),
    /** Place among its siblings, from 1. */
    place: wholeOf(1, 10_000),
  },
  example: { id: 1, version: 0, values: { isForceShow: true } },
})

/** A tag page: a listing of a category with conditions of its own. */
export const editableTagPage = defineEditable({
  kind: 'tag-page',
  path: '/api/v1/staff/tag-page',
  entries: {
    categoryId: Id,
    name: textOf(2, 150),
    slug: Slug,
    /** As in the address of a listing. */
    filters: v.pipe(v.string(), v.trim(), v.maxLength(1000, 'long')),
    position: wholeOf(0, 10_000),
  },
  example: { id: 1, version: 0, values: { position: 2 } },
})

/** Row of the staff's list of products. */
export const StaffProductRow = v.object({
  id: Id,
  sku: v.string(),
  name: v.string(),
  link: v.string(),
  brand: v.string(),
  category: v.string(),
  price: v.number(),
  oldPrice: v.nullable(v.number()),
  stock: v.number(),
  isActive: v.boolean(),
})
export type StaffProductRow = v.InferOutput<typeof StaffProductRow>

/** Filters of the list of products, of its table for spreadsheets and of bulk changes. */
export const StaffProductFilter = v.object({
  /** Words of the name, the code of a product or its id. */
  text: Search,
  brandId: v.optional(Id),
  /** With all below it. */
  categoryId: v.optional(Id),
  state: v.optional(v.picklist(['active', 'withdrawn', 'in-stock', 'sold-out'])),
})
export type StaffProductFilter = v.InferOutput<typeof StaffProductFilter>

export const listStaffProducts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/products',
  summary: 'Products as the staff finds them, 50 on a page.',
  query: v.object({ ...StaffProductFilter.entries, page: Page }),
  response: v.object({ products: v.array(StaffProductRow), total: v.number(), pageSize: v.number() }),
  ...common,
  example: { query: { text: 'bosch', state: 'in-stock', page: 1 } },
})

const Choice = v.object({ id: Id, name: v.string() })

export const listCatalogueChoices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/catalogue/choices',
  summary: 'What fields of the catalogue may be chosen from.',
  response: v.object({
    brands: v.array(Choice),
    /** In the order of the tree. */
    categories: v.array(v.object({ ...Choice.entries, depth: v.number(), isLeaf: v.boolean() })),
    offices: v.array(Choice),
    properties: v.array(v.object({ ...Choice.entries, unit: v.nullable(v.string()) })),
  }),
  ...common,
})

/** How one product would change. */
export const ProductDifference = v.object({
  id: Id,
  sku: v.string(),
  name: v.string(),
  version: v.number(),
  fields: v.array(v.object({ field: v.string(), old: v.unknown(), new: v.unknown() })),
})
export type ProductDifference = v.InferOutput<typeof ProductDifference>

/** A change of many products at once. */
export const BulkChange = v.variant('kind', [
  /** Price by percent, rounded to whole rubles; the old price becomes the present one when `isDiscount`. */
  v.object({
    kind: v.literal('price'),
    percent: v.pipe(v.number(), v.minValue(-90, 'small'), v.maxValue(200, 'large')),
    isDiscount: v.optional(v.boolean(), false),
  }),
  v.object({ kind: v.literal('state'), isActive: v.boolean() }),
  v.object({ kind: v.literal('nameplate'), nameplate: v.picklist(NAMEPLATES), isOn: v.boolean() }),
])
export type BulkChange = v.InferOutput<typeof BulkChange>

/** Most products of one bulk change. */
export const BULK_LIMIT = 5000

export const planProductChanges = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/products/plan',
  summary: 'Says what a bulk change, by filter or by a table, would change; changes nothing.',
  body: v.variant('by', [
    v.object({ by: v.literal('filter'), filter: StaffProductFilter, change: BulkChange }),
    /** Columns «Код», and any of «Название», «Цена», «Старая цена», «Остаток»; as the table of the list gives them. */
    v.object({
      by: v.literal('table'),
      text: v.pipe(v.string(), v.minLength(1, 'empty'), v.maxLength(3_000_000, 'long')),
    }),
  ]),
  response: v.object({
    differences: v.array(ProductDifference),
    /** Products that stay as they are. */
    same: v.number(),
    /** Lines of the table that cannot be used: number from 1, and why in Russian. */
    refused: v.array(v.object({ line: v.number(), text: v.string() })),
  }),
  errors: ['not-found', 'forbidden', 'invalid-input'],
  cache: { scope: 'personal' },
  example: { body: { by: 'filter', filter: { brandId: 1 }, change: { kind: 'price', percent: -10 } } },
})

export const applyProductChanges = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/products/apply',
  summary: 'Applies a part of a plan; products that somebody has changed since are left as they are and named.',
  body: v.object({
    changes: v.pipe(
      v.array(
        v.object({
          id: Id,
          version: v.pipe(v.number(), v.integer(), v.minValue(0)),
          values: v.partial(v.object(editableProduct.entries)),
          seen: v.optional(v.partial(v.object(editableProduct.entries))),
        }),
      ),
      v.minLength(1, 'empty'),
      v.maxLength(100, 'long'),
    ),
  }),
  response: v.object({ applied: v.number(), refused: v.array(v.object({ id: Id, text: v.string() })) }),
  errors: ['not-found', 'forbidden', 'invalid-input'],
  cache: { scope: 'personal' },
  example: { body: { changes: [{ id: 1, version: 0, values: { price: 1_499_000 } }] } },
})

const Named = v.object({ id: Id, name: v.string(), link: v.string() })
/** With how many products of it are for sale. */
const Row = v.object({ ...Named.entries, products: v.number() })

export const listStaffBrands = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/brands',
  summary: 'Brands as the staff finds them, 50 on a page.',
  query: v.object({ text: Search, page: Page }),
  response: v.object({
    brands: v.array(v.object({ ...Row.entries, slug: v.string(), country: v.string(), isHidden: Hidden })),
    total: v.number(),
    pageSize: v.number(),
  }),
  ...common,
  example: { query: { text: 'bosch', page: 1 } },
})

export const listStaffCategories = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/categories',
  summary: 'The tree of categories, parents before their children; with filters those that fit.',
  query: v.object({ text: Search, state: v.optional(v.picklist(['hidden', 'forced', 'empty'])) }),
  response: v.object({
    categories: v.array(
      v.object({
        ...Row.entries,
        slug: v.string(),
        depth: v.number(),
        parentId: v.nullable(Id),
        isForceShow: v.boolean(),
        isHidden: Hidden,
      }),
    ),
  }),
  ...common,
  example: { query: { text: 'bosch', state: 'hidden' } },
})

export const listStaffTagPages = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/tag-pages',
  summary: 'Tag pages as the staff finds them, 50 on a page.',
  query: v.object({ text: Search, page: Page }),
  response: v.object({
    tagPages: v.array(v.object({ ...Named.entries, category: v.string(), filters: v.string() })),
    total: v.number(),
    pageSize: v.number(),
  }),
  ...common,
  example: { query: { text: 'bosch', page: 1 } },
})
