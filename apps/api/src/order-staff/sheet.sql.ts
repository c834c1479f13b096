import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Orders of picking sheets. */
export const selectSheetOrders = (db: Queryable, guids: readonly string[]) =>
  db
    .selectFrom('customer_order')
    .select(['guid', 'number', 'created_at', 'status', 'contact_name', 'phone', 'delivery_type', 'delivery_date'])
    .select(['address', 'comment'])
    .where('guid', 'in', [...guids])
    .execute()

export interface SheetLineRow {
  order_guid: string
  position: number
  name: string
  sku: string
  quantity: number
  is_marked: boolean
  /** Null: no shop keeps these pieces. */
  office: string | null
  category: string | null
}

/** Pieces of orders where they lie, in the order in which one walks. */
export async function selectSheetLines(db: Queryable, guids: readonly string[]): Promise<SheetLineRow[]> {
  const { rows } = await sql<SheetLineRow>`
    select l.order_guid, l.position, l.name, l.sku, l.is_marked, o.name as office, c.name as category,
      coalesce(s.quantity - s.given_back, l.quantity)::int as quantity
    from order_line l
    left join order_line_stock s on s.order_guid = l.order_guid and s.position = l.position
      and s.quantity > s.given_back
    left join office o on o.id = s.office_id
    left join product p on p.id = l.product_id
    left join category c on c.id = p.category_id
    where l.order_guid = any(${guids}::uuid[])
    order by o.name nulls last, c.lft nulls last, l.position`.execute(db)
  return rows
}
