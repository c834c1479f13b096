import type { VatRate } from '@verstak/price/vat'
import { sql } from 'kysely'
import type { OrderRow } from '../db/orderTables.ts'
import type { Queryable } from '../db/openDatabase.ts'

/** What the ledger calls money that 1C tells of. */
export const ONE_C_DOCUMENT = 'one-c'

/** A line as 1C gets it. Sums in kopecks. */
export interface SentLine {
  /** Of the product in 1C; the shop's own where 1C does not know it. */
  id: string
  article: string
  name: string
  quantity: number
  price: number
  /** On the whole line. */
  discount: number
  vat_rate: VatRate
}

/** An order with all that 1C is told of it. */
export interface SentOrder extends OrderRow {
  day: string
  time: string
  /** `18:00–21:00`, or null. */
  hours: string | null
  company_title: string | null
  buyer: { name: string; inn: string; kpp: string | null; address: string | null } | null
  changed_at: string
  lines: SentLine[]
}

/** Notes which orders 1C is given now, those with the oldest numbers first, at most so many. What was offered before and not confirmed is offered again. */
export async function offerOrders(db: Queryable, login: string, limit: number): Promise<void> {
  await sql`update one_c_order set offered_event = null where login = ${login} and offered_event is not null`.execute(
    db,
  )
  await sql`insert into one_c_order (login, order_guid, offered_event)
    select ${login}, o.guid, last.id from customer_order o
    cross join lateral (select max(id) as id from order_event where order_guid = o.guid) last
    left join one_c_order known on known.login = ${login} and known.order_guid = o.guid
    where last.id > coalesce(known.sent_event, 0) order by o.number limit ${limit}
    on conflict (login, order_guid) do update set offered_event = excluded.offered_event`.execute(db)
}

/** Orders that were offered, by their numbers. */
export async function selectOfferedOrders(
  db: Queryable,
  { login, source }: { login: string; source: string },
  { after, limit }: { after: number; limit: number },
): Promise<SentOrder[]> {
  const { rows } = await sql<SentOrder>`
    select o.*, to_char(o.created_at at time zone r.time_zone, 'YYYY-MM-DD') as day,
      to_char(o.created_at at time zone r.time_zone, 'HH24:MI:SS') as time,
      to_char(d.starts_at, 'HH24:MI') || '–' || to_char(d.ends_at, 'HH24:MI') as hours, d.company_title,
      case when c.id is not null then json_build_object('name', c.name, 'inn', c.inn, 'kpp', c.kpp, 'address', c.legal_address) end as buyer,
      (select to_char(max(at) at time zone r.time_zone, 'YYYY-MM-DD"T"HH24:MI:SS') from order_event where order_guid = o.guid) as changed_at,
      (select json_agg(json_build_object('id', coalesce(i.source_id, line.product_id::text), 'article', p.article,
          'name', line.name, 'quantity', line.quantity, 'price', line.price, 'discount', line.discount,
          'vat_rate', line.vat_rate) order by line.position)
        from order_line line join product p on p.id = line.product_id
        left join exchange_item i on i.kind = 'product' and i.entity_id = line.product_id and i.source = ${source}
        where line.order_guid = o.guid) as lines
    from one_c_order offered join customer_order o on o.guid = offered.order_guid
    join region r on r.id = o.region_id left join organization c on c.id = o.organization_id
    left join order_delivery d on d.order_guid = o.guid
    where offered.login = ${login} and offered.offered_event is not null and o.number > ${after}
    order by o.number limit ${limit}`.execute(db)
  return rows
}

/** 1C says that it has what it was given. */
export const confirmOrders = (db: Queryable, login: string) =>
  sql`update one_c_order set sent_event = greatest(sent_event, offered_event), offered_event = null
    where login = ${login} and offered_event is not null`.execute(db)

/** An order by the id that 1C was given, else by its number. */
export async function findSentOrder(
  db: Queryable,
  { guid, number }: { guid: string | null; number: number | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ guid: string }>`select guid from customer_order
    where case when ${guid}::uuid is not null then guid = ${guid}::uuid else number = ${number} end`.execute(db)
  return rows[0]?.guid
}

export async function selectLastEvent(db: Queryable, orderGuid: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::int8 as id from order_event
    where order_guid = ${orderGuid}`.execute(db)
  return Number(rows[0]?.id ?? 0)
}

/** Kopecks of an order that 1C has taken and not given back. */
export async function sumTaken(db: Queryable, orderGuid: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(-sum(amount), 0)::float8 as sum from ledger_entry
    where order_guid = ${orderGuid} and document_kind = ${ONE_C_DOCUMENT}`.execute(db)
  return rows[0]?.sum ?? 0
}

/** A step that came from 1C is no news to it, unless something that it does not have came before. */
export const recordOwnStep = (db: Queryable, login: string, orderGuid: string, before: number, after: number) =>
  sql`update one_c_order set sent_event = ${after}
    where login = ${login} and order_guid = ${orderGuid} and sent_event = ${before}`.execute(db)

/** Writes the run of a list of orders, which is over, with what was wrong in it. @returns its number */
export async function insertOrdersRun(
  db: Queryable,
  { source, origin, report, faults }: { source: string; origin: string; report: object; faults: readonly object[] },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`with run as (
      insert into exchange_run (source, origin, format, state, is_whole, report, ended_at)
      values (${source}, ${origin}, 'commerceml-orders', 'done', false, ${JSON.stringify(report)}, now()) returning id
    ), fault as (
      insert into exchange_fault (run_id, line, source_id, code, detail)
      select run.id, f.line, f.id, f.code, f.detail
      from run, jsonb_to_recordset(${JSON.stringify(faults)}::jsonb) f (line int, id text, code text, detail text)
    ) select id from run`.execute(db)
  return rows[0]!.id
}
