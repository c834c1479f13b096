import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, RegionId } from './id.contract.ts'
import { Office } from './region.contract.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** One choice of an axis, and the product that it leads to. */
export const VariantValue = v.object({
  /** Russian, as a chip reads: «красный», «400 мл». */
  name: v.string(),
  /** Path of the product with this value and, where there is one, with the other values of the page's product. */
  link: v.string(),
  /** The page's own product has it. */
  isCurrent: v.boolean(),
  /** The product that it leads to can be bought in the region. */
  isAvailable: v.boolean(),
})
export type VariantValue = v.InferOutput<typeof VariantValue>

/** Something that products of a group differ in; two values at least. */
export const VariantAxis = v.object({
  kind: v.picklist(['color', 'size', 'package']),
  /** Russian: «Цвет», «Длина». */
  name: v.string(),
  values: v.pipe(v.array(VariantValue), v.minLength(2)),
})
export type VariantAxis = v.InferOutput<typeof VariantAxis>

/** Products that differ from the page's in colour, size or package only. */
export const ProductVariants = v.object({
  groupId: Id,
  /** What they have in common, as a name. */
  name: v.string(),
  axes: v.pipe(v.array(VariantAxis), v.minLength(1)),
  /** Paths of all other products of the group. */
  links: v.array(v.string()),
})
export type ProductVariants = v.InferOutput<typeof ProductVariants>

/** A file to read or keep. */
export const ProductDocument = v.object({
  kind: v.picklist(['instruction', 'certificate', 'other']),
  /** Russian, as the link reads. */
  name: v.string(),
  /** `pdf`, `txt`, `jpg`, `png`, `webp`. */
  type: v.string(),
  /** Bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  link: v.string(),
})
export type ProductDocument = v.InferOutput<typeof ProductDocument>

/** Video of the gallery; its file is the shop's own. */
export const ProductVideo = v.object({
  /** Russian: what it shows. */
  title: v.string(),
  src: v.string(),
  /** Picture until it runs; null: the product's own. */
  poster: v.nullable(v.string()),
  /** Seconds; null when nobody said. */
  duration: v.nullable(Id),
  /** WebVTT file; null for none. */
  captions: v.nullable(v.string()),
})
export type ProductVideo = v.InferOutput<typeof ProductVideo>

/** Office that has a product, and from when on it can be collected there. */
export const ProductOffice = v.object({
  ...Office.entries,
  availability: v.object({
    /** Pieces that nobody has ordered. */
    freeCount: Count,
    /** There is enough for one step of the product's multiplicity. */
    available: v.boolean(),
    /** When it can be collected free of charge; null when there is not enough. */
    deliveryDates: v.nullable(v.object({ message: v.string(), isToday: v.boolean() })),
  }),
})
export type ProductOffice = v.InferOutput<typeof ProductOffice>

/** Those with most pieces first; none for a product that is not sold any more. */
export const listProductOffices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/offices-relevant',
  summary: 'Offices of a region that have a product.',
  query: v.object({
    productGuid: v.pipe(v.string(), v.uuid()),
    /** The active region of the visitor unless told. */
    regionId: v.optional(RegionId),
  }),
  response: v.object({ offices: v.array(ProductOffice), count: Count }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: { query: { productGuid: '6b86b273-ff34-4ce1-89d6-804eff5a3f57', regionId: 1 } },
})
