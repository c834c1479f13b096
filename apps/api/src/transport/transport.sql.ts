import type { TransportPoint } from '@verstak/contracts/transport'
import type { TransportTariff } from '@verstak/delivery-cost/transportCost'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import { MAX_POINTS, type Town } from './carrier.ts'

export const selectLocalities = (db: Queryable) =>
  db
    .selectFrom('locality')
    .select(['id', 'name', 'area', 'region_id as regionId'])
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id')
    .execute()

export const findTown = (db: Queryable, id: number): Promise<Town | undefined> =>
  db
    .selectFrom('locality')
    .select(['id', 'name', 'lat', 'lon', 'cdek_code as cdekCode'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The town from which the shop sends: that of the setting `shipping` (`{"localityId": 1}`), else the first. */
export async function findShippingTown(db: Queryable): Promise<Town | undefined> {
  const { rows } = await sql<Town>`
    select id, name, lat, lon, cdek_code as "cdekCode" from locality
    order by id <> coalesce((select (value ->> 'localityId')::int from setting
      where key = 'shipping' and value ->> 'localityId' ~ '^[0-9]{1,9}$'), 0), id limit 1`.execute(db)
  return rows[0]
}

/** A company that the shop works with. */
export interface CompanyRow {
  id: string
  title: string
  description: string
  image_url: string
  kind: 'table' | 'cdek'
}

export const selectCompanies = (db: Queryable): Promise<CompanyRow[]> =>
  db
    .selectFrom('transport_company')
    .select(['id', 'title', 'description', 'image_url', 'kind'])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The tariff of a company that holds on a day. */
export async function findTransportTariff(
  db: Queryable,
  companyId: string,
  date: string,
): Promise<TransportTariff | undefined> {
  const { rows } = await sql<{ tariff: TransportTariff }>`
    select jsonb_build_object('gramsPerLitre', t.grams_per_litre, 'maxWeight', t.max_weight, 'maxSide', t.max_side,
      'rates', coalesce((
        select jsonb_agg(jsonb_build_object('maxKm', r.max_km, 'days', r.days, 'basePrice', r.base_price,
          'pricePerKg', r.price_per_kg) order by r.max_km)
        from transport_rate r where r.tariff_id = t.id), '[]')) as tariff
    from transport_tariff t
    where t.company_id = ${companyId} and t.valid_from <= ${date}::date
      and (t.valid_until is null or t.valid_until >= ${date}::date)
    order by t.version desc limit 1`.execute(db)
  return rows[0]?.tariff
}

export async function selectTerminals(db: Queryable, companyId: string, townId: number): Promise<TransportPoint[]> {
  const rows = await db
    .selectFrom('transport_terminal')
    .select(['code', 'address', 'lat', 'lon', 'working_time'])
    .where('company_id', '=', companyId)
    .where('locality_id', '=', townId)
    .orderBy('code')
    .limit(MAX_POINTS)
    .execute()
  return rows.map(({ code, address, lat, lon, working_time }) => ({
    id: code,
    address,
    coordinates: lat === null || lon === null ? null : { lat, lon },
    workingTime: working_time,
  }))
}

/** A product that is for sale: grams and mm of its package, 0 when unknown. */
export const findPackage = (db: Queryable, guid: string) =>
  db
    .selectFrom('product')
    .select(['weight', 'length', 'width', 'height'])
    .where('guid', '=', guid)
    .where('is_active', '=', true)
    .executeTakeFirst()

/** The last good answer under a key, and when it came. */
export const findAnswer = (db: Queryable, key: string) =>
  db.selectFrom('transport_answer').select(['value', 'answered_at']).where('key', '=', key).executeTakeFirst()

export const saveAnswer = (db: Queryable, key: string, value: unknown, at: Date) =>
  db
    .insertInto('transport_answer')
    .values({ key, value: JSON.stringify(value), answered_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value), answered_at: at }))
    .execute()

export const deleteAnswersBefore = (db: Queryable, moment: Date) =>
  db.deleteFrom('transport_answer').where('answered_at', '<', moment).execute()
