import type { Generated, GeneratedAlways } from 'kysely'

interface ShopFileTable {
  guid: Generated<string>
  media_type: string
  content: Buffer
  /** Bytes. */
  size: GeneratedAlways<number>
  /** SHA-256 of the content. */
  hash: GeneratedAlways<Buffer>
  source: Generated<string>
  upload_guid: Generated<string | null>
}

interface ProductDocumentTable {
  product_id: number
  file_guid: string
  kind: 'instruction' | 'certificate' | 'other'
  name: string
  position: Generated<number>
}

interface ProductVideoTable {
  product_id: number
  file_guid: string
  title: string
  /** Seconds. */
  duration: number | null
  captions_guid: string | null
  poster_guid: string | null
  position: Generated<number>
}

interface VariantGroupTable {
  id: number
  name: string
  source: Generated<string>
}

interface VariantAxisTable {
  group_id: number
  /** From 1 on. */
  position: number
  kind: 'color' | 'size' | 'package'
  name: string
}

interface ProductVariantTable {
  product_id: number
  group_id: number
  /** One for each axis of the group. */
  choices: string[]
  position: Generated<number>
}

/** Tables of other data on a product page: files, documents, videos, other colours and sizes. */
export interface ProductPageTables {
  shop_file: ShopFileTable
  product_document: ProductDocumentTable
  product_video: ProductVideoTable
  variant_group: VariantGroupTable
  variant_axis: VariantAxisTable
  product_variant: ProductVariantTable
}
