import type { ClientBase } from 'pg'
import { lockTree, selectTree, updateTree, type RunStatement } from '../category-tree/tree.sql.ts'
import type { CategoryRecord } from './records.ts'
import { slugOf } from './slugOf.ts'
import { saveItems, selectEntities, takeIds, type Change } from './exchange.sql.ts'

/** Writes categories with their places in the tree; within the caller's transaction, because the tree changes as a whole. */
export async function applyCategories(client: ClientBase, source: string, changes: readonly Change[]): Promise<void> {
  const run: RunStatement = async (text, values) => (await client.query<never>(text, values)).rows
  await lockTree(run)
  const kept = changes.flatMap(({ source_id: id, after }) => (after ? [{ id, record: after as CategoryRecord }] : []))
  const known = await selectEntities(
    client,
    source,
    'category',
    kept.map(({ id }) => id),
  )
  const added = kept.filter(({ id }) => !known.has(id))
  const ids = await takeIds(client, added.length)
  const entities = new Map([...known, ...added.map(({ id }, index) => [id, ids[index]!] as const)])
  await insertCategories(
    client,
    added.map(({ id, record }) => ({ id: entities.get(id)!, name: record.name, slug: slugOf(record.name) })),
  )
  const items = kept.map(({ id, record }) => ({ id, entityId: entities.get(id)!, record, isActive: true }))
  await saveItems(client, source, 'category', items)
  await placeCategories(
    client,
    source,
    kept.map(({ id }) => id),
  )
  await updateTree(run, await selectTree(run))
}

const insertCategories = (client: ClientBase, rows: readonly { id: number; name: string; slug: string }[]) =>
  client.query(
    `insert into category (id, name, slug, lft, rgt, depth, group_id, picture, is_force_show, source)
     select c.id, c.name, c.slug, 0, 1, 1, c.id, '', false, 'shop'
     from jsonb_to_recordset($1::jsonb) c (id int, name text, slug text)`,
    [JSON.stringify(rows)],
  )

const placeCategories = (client: ClientBase, source: string, ids: readonly string[]) =>
  client.query(
    `update category c set name = i.record ->> 'name', parent_id = parent.entity_id
     from exchange_item i left join exchange_item parent
       on parent.source = i.source and parent.kind = 'category' and parent.source_id = i.record ->> 'parent'
     where i.source = $1 and i.kind = 'category' and i.source_id = any($2::text[]) and c.id = i.entity_id`,
    [source, ids],
  )
