import type { ClientBase } from 'pg'
import { MAX_WITHDRAWN } from '../settings/readSettings.ts'
import type { Action, Kind } from './RunReport.ts'

interface Run {
  id: number
  source: string
  isWhole: boolean
}

/** Without it a plan may look through all pairs of rows. */
export const gatherStatistics = (client: ClientBase) => client.query('analyze exchange_stage, exchange_item')

/** Rows of a price list that name articles instead of ids: where just one product of the source has it, that is meant. */
export const findByArticle = (client: ClientBase, { id, source }: Run) =>
  client.query(
    `with meant as (
       select s.source_id as article, min(i.source_id) as source_id from exchange_stage s
       join exchange_item i on i.source = $2 and i.kind = 'product' and i.record ->> 'article' = s.source_id
       where s.run_id = $1 and s.kind = 'product' and s.is_part and not exists (
         select from exchange_item known where known.source = $2 and known.kind = 'product' and known.source_id = s.source_id)
       group by s.source_id having count(*) = 1)
     update exchange_stage s set source_id = meant.source_id from meant
     where s.run_id = $1 and s.kind = 'product' and s.source_id = meant.article and not exists (
       select from exchange_stage other where other.run_id = $1 and other.kind = 'product' and other.source_id = meant.source_id)`,
    [id, source],
  )

/** Known variants of products that come anew have what these say now. */
export const stageVariants = (client: ClientBase, { id, source }: Run) =>
  client.query(
    `insert into exchange_stage (run_id, kind, source_id, line, record, is_part)
     select $1, 'product', i.source_id, s.line, jsonb_build_object('base', s.source_id, 'own', '{}'::jsonb), true
     from exchange_stage s join exchange_item i on i.source = $2 and i.kind = 'product' and i.is_active
       and i.record ->> 'group' = s.source_id and i.record ? 'own'
     where s.run_id = $1 and s.kind = 'product' and s.record is not null
     on conflict do nothing`,
    [id, source],
  )

/** A variant is its product, with its own fields over it and its characteristics beside those of the product. */
export async function mergeVariants(
  client: ClientBase,
  { id, source }: Run,
  empty: object,
): Promise<{ id: string; line: number }[]> {
  const { rows } = await client.query<{ id: string; line: number; isLost: boolean }>(
    `with variant as (
       select s.source_id, s.record ->> 'base' as base, coalesce(i.record -> 'own', '{}') || (s.record -> 'own') as own
       from exchange_stage s left join exchange_item i
         on i.source = $2 and i.kind = 'product' and i.source_id = s.source_id
       where s.run_id = $1 and s.kind = 'product' and s.record ? 'own'
     ), described as (
       select v.*, coalesce(b.record, i.record, '{}') as product from variant v
       left join exchange_stage b on b.run_id = $1 and b.kind = 'product' and b.source_id = v.base
       left join exchange_item i on i.source = $2 and i.kind = 'product' and i.source_id = v.base
     )
     update exchange_stage s set is_part = false, record = case
       when d.product ->> 'name' is null and d.own ->> 'name' is null then null
       else $3::jsonb || d.product || d.own || jsonb_build_object('base', d.base, 'own', d.own, 'group', d.base,
         'params', coalesce(d.product -> 'params', '[]') || coalesce(d.own -> 'params', '[]')) end
     from described d where s.run_id = $1 and s.kind = 'product' and s.source_id = d.source_id
     returning s.source_id as id, s.line, s.record is null as "isLost"`,
    [id, source, JSON.stringify(empty)],
  )
  // Nobody said what they are called.
  return rows.filter(({ isLost }) => isLost)
}

/** What has a name is a product, known or not. */
export const fillNewParts = (client: ClientBase, { id, source }: Run, empty: object) =>
  client.query(
    `update exchange_stage s set record = $3::jsonb || record, is_part = false where s.run_id = $1 and s.kind = 'product'
       and s.is_part and s.record ? 'name'
       and not exists (select from exchange_item i where i.source = $2 and i.kind = 'product' and i.source_id = s.source_id)`,
    [id, source, JSON.stringify(empty)],
  )

/** Prices and stock of products that the source never described. */
export async function refuseUnknownParts(
  client: ClientBase,
  { id, source }: Run,
): Promise<{ id: string; line: number }[]> {
  const { rows } = await client.query<{ id: string; line: number }>(
    `update exchange_stage s set record = null, is_part = false where s.run_id = $1 and s.kind = 'product' and s.is_part and not s.record ? 'own'
       and not exists (select from exchange_item i where i.source = $2 and i.kind = 'product' and i.source_id = s.source_id)
     returning source_id as id, line`,
    [id, source],
  )
  return rows
}

/** What says only some fields stands over what is known. */
export const mergeParts = (client: ClientBase, { id, source }: Run) =>
  client.query(
    `update exchange_stage s set record = i.record || s.record from exchange_item i
     where s.run_id = $1 and s.kind = 'product' and s.is_part and not s.record ? 'own' and i.source = $2 and i.kind = 'product'
       and i.source_id = s.source_id`,
    [id, source],
  )

/** Products of categories that the source does not have stand in none. */
export async function clearUnknownCategories(
  client: ClientBase,
  { id, source }: Run,
): Promise<{ id: string; line: number; category: string }[]> {
  const { rows } = await client.query<{ id: string; line: number; category: string }>(
    `with lost as (
       select s.source_id, s.record ->> 'category' as category from exchange_stage s
       where s.run_id = $1 and s.kind = 'product' and s.record ->> 'category' is not null
         and not exists (select from exchange_stage c where c.run_id = $1 and c.kind = 'category'
           and c.source_id = s.record ->> 'category' and c.record is not null)
         and not exists (select from exchange_item i where i.source = $2 and i.kind = 'category'
           and i.source_id = s.record ->> 'category'))
     update exchange_stage s set record = jsonb_set(s.record, '{category}', 'null') from lost
     where s.run_id = $1 and s.kind = 'product' and s.source_id = lost.source_id
     returning s.source_id as id, s.line, lost.category`,
    [id, source],
  )
  return rows
}

/** A category for products without one, when there are any. */
export const stageUnsorted = (client: ClientBase, runId: number, id: string, name: string) =>
  client.query(
    `insert into exchange_stage (run_id, kind, source_id, line, record, is_part)
     select $1, 'category', $2::text, 0, jsonb_build_object('name', $3::text, 'parent', null), false
     where exists (select from exchange_stage where run_id = $1 and kind = 'product' and record is not null
       and record ->> 'category' is null)
     on conflict do nothing`,
    [runId, id, name],
  )

/** Products of a source that are not withdrawn. */
export async function countActive(client: ClientBase, source: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from exchange_item where source = $1 and kind = 'product' and is_active`,
    [source],
  )
  return rows[0]?.count ?? 0
}

/**
 * Notes what is new, what differs, and of a whole assortment what is gone. Brands and characteristics are only added:
 * products of other sources may use them.
 */
export async function insertChanges(client: ClientBase, { id, source, isWhole }: Run): Promise<void> {
  await client.query(
    `insert into exchange_change (run_id, position, kind, source_id, line, action, before, after)
     select $1, row_number() over (order by line nulls last, source_id)::int, kind, source_id, line, action, before, after
     from (
       select s.kind, s.source_id, s.line, i.record as before, s.record as after,
         case when i.source_id is null then 'add' when not i.is_active then 'return' else 'change' end as action
       from exchange_stage s left join exchange_item i
         on i.source = $2 and i.kind = s.kind and i.source_id = s.source_id
       where s.run_id = $1 and s.record is not null and (i.source_id is null
         or (s.kind in ('category', 'product') and (i.record <> s.record or not i.is_active)))
       union all
       select i.kind, i.source_id, null, i.record, null, 'withdraw'
       from exchange_item i
       where $3 and i.source = $2 and i.kind = 'product' and i.is_active and not exists (
         select from exchange_stage s where s.run_id = $1 and s.kind = 'product' and s.source_id = i.source_id)
     ) difference`,
    [id, source, isWhole],
  )
}

export async function countChanges(
  client: ClientBase,
  runId: number,
): Promise<Partial<Record<`${Kind} ${Action}`, number>>> {
  const { rows } = await client.query<{ key: `${Kind} ${Action}`; count: number }>(
    `select kind || ' ' || action as key, count(*)::int as count from exchange_change where run_id = $1
     group by 1 order by 1`,
    [runId],
  )
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

/** Percent of a source's products that a run may withdraw without being told; the staff's settings say it. */
export async function selectMostWithdrawn(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ most: number | null }>(
    "select (settings ->> 'mostWithdrawn')::int as most from shop_settings",
  )
  return rows[0]?.most ?? MAX_WITHDRAWN
}
