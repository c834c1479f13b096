import * as v from 'valibot'
import { Id } from './id.contract.ts'

/** One value of an axis, and the product it leads to. */
export const VariantValue = v.object({
  /** Russian label of the chip: «красный», «400 мл». */
  name: v.string(),
  /** Path of the product with this value and, if possible, the other values of the current product. */
  link: v.string(),
  /** The current product has this value. */
  isCurrent: v.boolean(),
  /** The linked product can be bought in the region. */
  isAvailable: v.boolean(),
})
export type VariantValue = v.InferOutput<typeof VariantValue>

/** Property in which products of a group differ; at least two values. */
export const VariantAxis = v.object({
  kind: v.picklist(['color', 'size', 'package']),
  /** Russian: «Цвет», «Длина». */
  name: v.string(),
  values: v.pipe(v.array(VariantValue), v.minLength(2)),
})
export type VariantAxis = v.InferOutput<typeof VariantAxis>

/** Products that differ from the current one only in colour, size or package. */
export const ProductVariants = v.object({
  groupId: Id,
  /** Common part of their names. */
  name: v.string(),
  axes: v.pipe(v.array(VariantAxis), v.minLength(1)),
  /** Paths of all other products of the group. */
  links: v.array(v.string()),
})
export type ProductVariants = v.InferOutput<typeof ProductVariants>

/** A downloadable file. */
export const ProductDocument = v.object({
  kind: v.picklist(['instruction', 'certificate', 'other']),
  /** Russian link text. */
  name: v.string(),
  /** `pdf`, `txt`, `jpg`, `png`, `webp`. */
  type: v.string(),
  /** Bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  link: v.string(),
})
export type ProductDocument = v.InferOutput<typeof ProductDocument>

/** Video of the gallery; the shop hosts the file. */
export const ProductVideo = v.object({
  /** Russian title. */
  title: v.string(),
  src: v.string(),
  /** Picture shown until it plays; null: the product's own. */
  poster: v.nullable(v.string()),
  /** Seconds; null when unknown. */
  duration: v.nullable(Id),
  /** WebVTT file; null for none. */
  captions: v.nullable(v.string()),
})
export type ProductVideo = v.InferOutput<typeof ProductVideo>
