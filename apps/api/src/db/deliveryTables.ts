import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely'

/** Nullable with a default of null. */
type Nullable<T> = ColumnType<T | null, T | null | undefined>

interface OfficeTable {
  id: number
  guid: Generated<string>
  region_id: number
  name: string
  address: string
  metro_name: string | null
  metro_color: string | null
  lat: number
  lon: number
  working_time: string
  phone: string
  kind: Generated<'shop' | 'point'>
  is_active: Generated<boolean>
  source: Generated<string>
  source_id: Nullable<string>
  time_zone: Nullable<string>
  /** Time of day, `18:00:00`. */
  pickup_cut_off: Nullable<string>
  pickup_minutes: Nullable<number>
  transfer_days: Generated<number>
  is_open_on_holidays: Generated<boolean>
  phones: Generated<string[]>
  payment_types: Generated<string[]>
  informers: Generated<string[]>
  informers_title: Nullable<string>
}

interface OfficeHoursTable {
  office_id: number
  first_day: number
  last_day: number
  opens_at: string | null
  closes_at: string | null
}

interface OfficeSpecialDayTable {
  office_id: number
  date: string
  opens_at: string | null
  closes_at: string | null
  name: Nullable<string>
}

interface HolidayTable {
  date: string
  name: string
}

interface CourierTariffTable {
  id: GeneratedAlways<number>
  region_id: number
  version: number
  valid_from: string
  valid_until: Nullable<string>
  free_from_sum: Nullable<number>
  free_max_weight: Nullable<number>
  lift_length: Nullable<number>
  lift_width: Nullable<number>
  lift_height: Nullable<number>
}

interface CourierZoneTable {
  id: GeneratedAlways<number>
  tariff_id: number
  position: number
  name: string
  note: Generated<string>
  is_per_km: Generated<boolean>
}

interface CourierRateTable {
  tariff_id: number
  zone_id: number
  max_weight: number
  max_volume: number
  price: number | null
}

interface CourierIntervalTable {
  id: GeneratedAlways<number>
  tariff_id: number
  position: number
  starts_at: string
  ends_at: string
  is_exact: Generated<boolean>
  order_until: string
  days_before: Generated<number>
  capacity: number
  surcharge: Generated<number>
}

interface CourierBookingTable {
  interval_id: number
  date: string
  taken: number
}

interface CourierLiftingTable {
  tariff_id: number
  position: number
  max_weight: number | null
  note: Generated<string>
  elevator: number | null
  stairs_per_floor: number | null
}

interface OrderDeliveryTable {
  order_guid: string
  weight: number
  volume: number
  price: number | null
  /** JSON; written as its text. */
  parts: ColumnType<unknown, string, string>
  refusal: Nullable<string>
  zone_id: Nullable<number>
  zone_name: Nullable<string>
  distance_km: Nullable<number>
  has_elevator: Nullable<boolean>
  floor: Nullable<number>
  interval_id: Nullable<number>
  /** Time of day, `18:00:00`. */
  starts_at: Nullable<string>
  ends_at: Nullable<string>
  is_booked: Generated<boolean>
  company_id: Nullable<string>
  company_title: Nullable<string>
  town_id: Nullable<number>
  town_name: Nullable<string>
  terminal_code: Nullable<string>
  terminal_address: Nullable<string>
}

interface LocalityTable {
  id: number
  name: string
  area: Generated<string>
  region_id: Nullable<number>
  lat: number
  lon: number
  cdek_code: Nullable<number>
}

interface TransportCompanyTable {
  id: string
  title: string
  description: Generated<string>
  image_url: Generated<string>
  kind: Generated<'table' | 'cdek'>
  is_active: Generated<boolean>
  position: Generated<number>
}

interface TransportTariffTable {
  id: GeneratedAlways<number>
  company_id: string
  version: number
  valid_from: string
  valid_until: Nullable<string>
  grams_per_litre: number
  max_weight: number
  max_side: number
}

interface TransportRateTable {
  tariff_id: number
  max_km: number
  days: number | null
  base_price: number | null
  price_per_kg: number
}

interface TransportTerminalTable {
  company_id: string
  code: string
  locality_id: number
  address: string
  lat: Nullable<number>
  lon: Nullable<number>
  working_time: Generated<string>
}

interface TransportAnswerTable {
  key: string
  /** JSON; written as its text. */
  value: ColumnType<unknown, string, string>
  answered_at: Date
}

/** Tables of pickup and delivery. Sums in kopecks, weights in grams, volumes in litres, sides in mm, dates `YYYY-MM-DD`. */
export interface DeliveryTables {
  office: OfficeTable
  office_hours: OfficeHoursTable
  office_special_day: OfficeSpecialDayTable
  holiday: HolidayTable
  courier_tariff: CourierTariffTable
  courier_zone: CourierZoneTable
  courier_rate: CourierRateTable
  courier_interval: CourierIntervalTable
  courier_booking: CourierBookingTable
  courier_lifting: CourierLiftingTable
  order_delivery: OrderDeliveryTable
  locality: LocalityTable
  transport_company: TransportCompanyTable
  transport_tariff: TransportTariffTable
  transport_rate: TransportRateTable
  transport_terminal: TransportTerminalTable
  transport_answer: TransportAnswerTable
}

export type OfficeRow = Selectable<OfficeTable>
export type NewOrderDelivery = Insertable<OrderDeliveryTable>
