import type { Change } from './exchange.sql.ts'
import { slugOf } from './slugOf.ts'
import { EMPTY_PRODUCT, type ProductRecord } from './records.ts'

/** Ids of the shop by those of the source. */
export interface References {
  categoryOf(id: string | null): number
  brandOf(name: string | null): number | null
  officeOf(place: string): number | null
}

/** What is written to `product`; fields that are left out stay as they are. */
export interface ProductRow {
  id: number
  name?: string
  slug?: string
  sku?: string
  article?: string
  description?: string
  categoryId?: number
  brandId?: number | null
  isBrandSet?: boolean
  weight?: number
  length?: number
  width?: number
  height?: number
  isActive?: boolean
}

/** What a change writes, by table; undefined: nothing there. */
export interface ProductWrite {
  id: number
  isNew: boolean
  product: ProductRow | undefined
  price: { price: number | null; oldPrice: number | null } | undefined
  stock: { officeId: number; quantity: number }[] | undefined
  params: ProductRecord['params'] | undefined
  pictures: string[] | undefined
  /** Groups whose variants are to be found anew. */
  groups: string[]
  /** No variant of its group any more. */
  isUngrouped: boolean
}

/** For sale only with a price. */
export const isShown = (record: ProductRecord | null): boolean => record !== null && record.price !== null

const LONGEST_ARTICLE = 60

/**
 * What a change of a product writes. Only fields that the source has changed: what people of the shop have changed
 * meanwhile stays.
 */
export function writesOf(
  {
    source_id: sourceId,
    action,
    before: rawBefore,
    after: rawAfter,
  }: Pick<Change, 'source_id' | 'action' | 'before' | 'after'>,
  id: number,
  references: References,
): ProductWrite {
  const before = rawBefore === null ? null : { ...EMPTY_PRODUCT, ...(rawBefore as ProductRecord) }
  const after = rawAfter === null ? null : { ...EMPTY_PRODUCT, ...(rawAfter as ProductRecord) }
  const groups = [...new Set([before?.group, after?.group].filter((group) => group != null))]
  const none = { price: undefined, stock: undefined, params: undefined, pictures: undefined }
  const isUngrouped = before?.group != null && before.group !== after?.group
  if (after === null) return { id, isNew: false, product: { id, isActive: false }, ...none, groups, isUngrouped }
  const isNew = action === 'add'
  // What comes back is written as a whole.
  const known = action === 'return' ? null : before
  const differs = (...fields: (keyof ProductRecord)[]) =>
    known === null || fields.some((field) => JSON.stringify(known[field]) !== JSON.stringify(after[field]))
  return {
    id,
    isNew,
    product: rowOf({ id, sourceId, isNew, wasShown: isShown(known), after, differs, references }),
    price: differs('price', 'oldPrice') ? { price: after.price, oldPrice: after.oldPrice } : undefined,
    stock: differs('stock') ? stockOf(before, after, references) : undefined,
    params: differs('params') ? after.params : undefined,
    pictures: differs('pictures') ? after.pictures : undefined,
    groups: differs('group', 'params', 'name') ? groups : [],
    isUngrouped,
  }
}

interface RowSource {
  id: number
  sourceId: string
  isNew: boolean
  wasShown: boolean
  after: ProductRecord
  differs(...fields: (keyof ProductRecord)[]): boolean
  references: References
}

function rowOf({ id, sourceId, isNew, wasShown, after, differs, references }: RowSource): ProductRow | undefined {
  const [length, width, height] = after.size
  const isActive = isShown(after)
  const row: ProductRow = {
    id,
    ...(isNew && { slug: slugOf(after.name), sku: String(id) }),
    ...(differs('name') && { name: after.name }),
    ...(differs('article') && { article: after.article || sourceId.slice(0, LONGEST_ARTICLE) }),
    ...(differs('description') && { description: after.description }),
    ...(differs('category') && { categoryId: references.categoryOf(after.category) }),
    ...(differs('brand') && { brandId: references.brandOf(after.brand), isBrandSet: true }),
    ...(differs('weight') && { weight: after.weight }),
    ...(differs('size') && { length, width, height }),
    ...((isNew || wasShown !== isActive) && { isActive }),
  }
  return Object.keys(row).length > 1 ? row : undefined
}

/** Places that the product has left have nothing. */
function stockOf(before: ProductRecord | null, after: ProductRecord, { officeOf }: References): ProductWrite['stock'] {
  const pieces = new Map<number, number>()
  const add = (place: string, quantity: number) => {
    const office = officeOf(place)
    if (office !== null) pieces.set(office, (pieces.get(office) ?? 0) + quantity)
  }
  for (const place of Object.keys(before?.stock ?? {})) add(place, 0)
  for (const [place, quantity] of Object.entries(after.stock)) add(place, quantity)
  return [...pieces].map(([officeId, quantity]) => ({ officeId, quantity }))
}
