import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'

interface SettingTable {
  key: string
  /** JSON; written as its text. */
  value: ColumnType<unknown, string, string>
}

interface WholesaleLevelTable {
  type: 'generic' | 'fixed'
  level: number
  discount: number
  /** Kopecks bought for within a year; null: nobody comes to it by buying. */
  from_turnover: ColumnType<number | null, number | null | undefined>
}

interface TagPageTable {
  id: number
  category_id: number
  name: string
  slug: string
  /** Canonical `filters` of the address. */
  filters: string
  position: Generated<number>
  source: Generated<string>
}

interface SaleTable {
  id: number
  guid: string
  name: string
  slug: string
  starts_at: Date
  ends_at: Date | null
  is_one_click: Generated<boolean>
  position: Generated<number>
  source: Generated<string>
}

interface SaleProductTable {
  sale_id: number
  product_id: number
}

interface NameplateTable {
  type: 'discount' | 'hit' | 'new' | 'pro'
  name: string
  background_color: string
  text_color: string
  position: number
}

interface TopicBrandTable {
  category_id: number
  brand_id: number
  position: number
}

interface TopicConsumableTable {
  category_id: number
  consumable_id: number
  position: number
}

interface ProductManagerTable {
  product_id: number
  can_out_ost_main_store: Generated<boolean>
  traffic_light: 'green' | 'red' | 'yellow' | null
  marginality: number | null
  sale_bonus: number | null
  matrix_value: string
  quantity_x: Generated<number>
  quantity_y: Generated<number>
  quantity_z: Generated<number>
  vendor_count: Generated<number>
  vendor_price_date: string | null
  vendor_product_info: string | null
}

interface ProductEventTable {
  id: GeneratedAlways<number>
  visitor: Buffer
  product_id: number
  kind: 'view' | 'basket' | 'order'
  at: ColumnType<Date, Date | undefined, Date>
}

interface PromotionTable {
  id: Generated<number>
  name: string
  url: string
  audience: ColumnType<'admin' | 'b2b' | 'b2c' | null, 'admin' | 'b2b' | 'b2c' | null | undefined>
  region_id: ColumnType<number | null, number | null | undefined>
  starts_at: ColumnType<Date, Date | undefined, Date>
  ends_at: ColumnType<Date | null, Date | null | undefined>
  position: Generated<number>
  place: ColumnType<'carousel' | 'side' | null, 'carousel' | 'side' | null | undefined>
  note: Generated<string>
  action: Generated<string>
  picture: ColumnType<string | null, string | null | undefined>
  phone_picture: ColumnType<string | null, string | null | undefined>
  advertising_token: ColumnType<string | null, string | null | undefined>
  source: Generated<string>
}

interface CategoryEventTable {
  visitor: Buffer
  category_id: number
  at: ColumnType<Date, Date | undefined, Date>
}

interface InfoBarTable {
  id: number
  type: 'image' | 'text'
  is_mobile: boolean | null
  region_id: number | null
  image_url: string | null
  text: string | null
  background_color: string
  text_color: string
  link: string | null
  has_close_button: Generated<boolean>
  advertising_token: string | null
  starts_at: Date
  ends_at: Date | null
  position: Generated<number>
}

interface RedirectTable {
  id: Generated<number>
  /** Decoded, as `plainPath` spells it. */
  from_path: string
  /** Path, query and hash, the path decoded. */
  to_address: string
  to_path: string
  is_permanent: boolean
}

interface FeatureFlagTable {
  key: string
  is_on: Generated<boolean>
  /** JSON; written as its text. */
  rules: ColumnType<unknown, string | undefined, string>
  updated_at: ColumnType<Date, Date | undefined, Date>
}

interface ArrivalNoticeTable {
  id: GeneratedAlways<number>
  product_id: number
  email: string
  region_id: number | null
  user_id: number | null
  created_at: Date
}

/**
 * Tables around the products: prices by level, tag pages, sales, labels, topics, staff's figures, events, info bars,
 * flags.
 */
export interface CatalogueTables {
  setting: SettingTable
  wholesale_level: WholesaleLevelTable
  tag_page: TagPageTable
  sale: SaleTable
  sale_product: SaleProductTable
  nameplate: NameplateTable
  topic_brand: TopicBrandTable
  topic_consumable: TopicConsumableTable
  product_manager: ProductManagerTable
  product_event: ProductEventTable
  category_event: CategoryEventTable
  promotion: PromotionTable
  info_bar: InfoBarTable
  redirect: RedirectTable
  feature_flag: FeatureFlagTable
  arrival_notice: ArrivalNoticeTable
}

export type TagPageRow = Selectable<TagPageTable>
export type SaleRow = Selectable<SaleTable>
export type ProductManagerRow = Selectable<ProductManagerTable>
export type InfoBarRow = Selectable<InfoBarTable>
