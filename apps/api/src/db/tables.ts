import type { ColumnType, Generated, Selectable } from 'kysely'
import type { BackOfficeTables } from './backOfficeTables.ts'
import type { CartTables } from './cartTables.ts'
import type { CatalogueTables } from './catalogueTables.ts'
import type { ChatTables } from './chatTables.ts'
import type { ContentTables } from './contentTables.ts'
import type { DeliveryTables } from './deliveryTables.ts'
import type { DocumentTables } from './documentTables.ts'
import type { InvoiceTables } from './invoiceTables.ts'
import type { LegalTables } from './legalTables.ts'
import type { IdentityTables } from './identityTables.ts'
import type { MarkTables } from './markTables.ts'
import type { MessageTables } from './messageTables.ts'
import type { NotificationTables } from './notificationTables.ts'
import type { OrderTables } from './orderTables.ts'
import type { PaymentTables } from './paymentTables.ts'
import type { ProductPageTables } from './productPageTables.ts'
import type { PromoTables } from './promoTables.ts'
import type { PurchaseListTables } from './purchaseListTables.ts'
import type { RegistryTables } from './registryTables.ts'
import type { ReviewTables } from './reviewTables.ts'
import type { SessionTables } from './sessionTables.ts'

/** timestamptz: read as Date, set by the database by default. */
type Timestamp = ColumnType<Date, Date | undefined, Date>
/** date: read and written as `YYYY-MM-DD`. */
type DateText = string

interface RegionTable {
  id: number
  type: 'descendant' | 'other'
  descendant_id: number | null
  domain: string
  name: string
  prepositional: string
  area_caption_full: string
  phone: string
  phones: Generated<string[]>
  phone_for_mobile: string | null
  working_time: string
  has_own_delivery: boolean
  gtm_type: string
  time_zone: string
  courier_price: number
  position: number
  /** Time of day, `18:00:00`. */
  pickup_cut_off: Generated<string>
  courier_cut_off: Generated<string>
  opens_at: Generated<string>
  pickup_minutes: Generated<number>
  courier_weekdays: Generated<number[]>
}

interface CategoryTable {
  id: number
  parent_id: number | null
  name: string
  slug: string
  lft: number
  rgt: number
  depth: number
  group_id: number
  picture: string
  is_force_show: Generated<boolean>
  is_hidden: Generated<boolean>
  source: Generated<string>
  guid: Generated<string>
  rating_names: Generated<string[] | null>
}

interface BrandTable {
  id: number
  name: string
  slug: string
  country: string
  source: Generated<string>
  is_hidden: Generated<boolean>
  logo: Generated<string | null>
}

interface PropertyTable {
  id: number
  name: string
  unit: string | null
  kind: 'list' | 'range'
  is_facet: boolean
  position: number
  group_id: Generated<number | null>
  better: Generated<'more' | 'less' | null>
}

interface PropertyGroupTable {
  id: number
  name: string
  position: number
}

interface PropertyValueTable {
  id: number
  property_id: number
  name: string
  num: number | null
}

interface ProductTable {
  id: number
  guid: string
  category_id: number
  brand_id: number | null
  category_lft: number
  sku: string
  article: string
  name: string
  slug: string
  description: string
  picture: string
  picture_views: string[]
  /** Written as JSON. */
  picture_alts: ColumnType<{ picture: string; text: string }[], string | undefined, string>
  drawing: ColumnType<string | null, string | null | undefined>
  nameplates: Generated<string[]>
  multiplicity: Generated<number>
  pack_quantity: ColumnType<number | null, number | null | undefined>
  is_consumable: Generated<boolean>
  is_pickup_only: Generated<boolean>
  is_cut_to_length: Generated<boolean>
  vat: Generated<'standard' | 'reduced' | 'none'>
  is_marked: Generated<boolean>
  delivery_warning: ColumnType<string | null, string | null | undefined>
  unit_name: string | null
  units_per_piece: ColumnType<number | null, number | null | undefined>
  rating: ColumnType<number, number | undefined>
  reviews: Generated<number>
  popularity: Generated<number>
  weight: number
  length: number
  width: number
  height: number
  is_active: Generated<boolean>
  source: Generated<string>
  expected_at: ColumnType<DateText | null, DateText | null | undefined>
  created_at: Timestamp
  updated_at: Timestamp
}

interface ProductValueTable {
  product_id: number
  value_id: number
}

interface ProductPriceTable {
  product_id: number
  price_type: 'retail' | 'business' | 'pack'
  price: number
  old_price: number | null
  floor: ColumnType<number | null, number | null | undefined>
}

interface StockTable {
  product_id: number
  office_id: number
  quantity: number
}

interface IdempotencyKeyTable {
  owner: Buffer
  key: string
  request_hash: Buffer
  status: number | null
  response: ColumnType<unknown, string | null, string | null>
  created_at: Timestamp
}

interface SchemaMigrationTable {
  name: string
}

/** Tables of `apps/api/migrations`, as Kysely reads and writes them. Money in kopecks, weights in grams, sizes in mm. */
export interface Tables
  extends
    BackOfficeTables,
    CartTables,
    CatalogueTables,
    ChatTables,
    DeliveryTables,
    DocumentTables,
    InvoiceTables,
    ContentTables,
    LegalTables,
    IdentityTables,
    MarkTables,
    MessageTables,
    NotificationTables,
    OrderTables,
    PaymentTables,
    ProductPageTables,
    PromoTables,
    PurchaseListTables,
    RegistryTables,
    ReviewTables,
    SessionTables {
  region: RegionTable
  category: CategoryTable
  brand: BrandTable
  property: PropertyTable
  property_group: PropertyGroupTable
  property_value: PropertyValueTable
  product: ProductTable
  product_value: ProductValueTable
  product_price: ProductPriceTable
  stock: StockTable
  idempotency_key: IdempotencyKeyTable
  schema_migration: SchemaMigrationTable
}

export type RegionRow = Selectable<RegionTable>
export type CategoryRow = Selectable<CategoryTable>
export type ActivationRow = Selectable<RegistryTables['activation']>
export type LiveReleaseRow = Selectable<RegistryTables['live_release']>
