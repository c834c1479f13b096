import type { ClientBase } from 'pg'
import type { CategoryRecord } from './records.ts'
import { slugOf } from './slugOf.ts'
import { saveItems, selectEntities, takeIds, type Change } from './exchange.sql.ts'

/** Writes categories with their places in the tree; within the caller's transaction, because the tree changes as a whole. */
export async function applyCategories(client: ClientBase, source: string, changes: readonly Change[]): Promise<void> {
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
  await numberTree(client)
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

interface Node {
  id: number
  parent_id: number | null
}

interface Place {
  id: number
  lft: number
  rgt: number
  depth: number
  groupId: number
}

/** Numbers the borders of all categories anew: those that stand keep their order, new ones follow. */
export async function numberTree(client: ClientBase): Promise<void> {
  // Of two that number at once the second must see what the first did.
  await client.query('lock table category in share row exclusive mode')
  const { rows } = await client.query<Node>('select id, parent_id from category order by nullif(lft, 0) nulls last, id')
  await client.query(
    `update category c set lft = p.lft, rgt = p.rgt, depth = p.depth, group_id = p."groupId"
     from jsonb_to_recordset($1::jsonb) p (id int, lft int, rgt int, depth int, "groupId" int)
     where c.id = p.id and (c.lft, c.rgt, c.depth, c.group_id) is distinct from (p.lft, p.rgt, p.depth, p."groupId")`,
    [JSON.stringify(placesOf(rows))],
  )
  await client.query(
    `update product p set category_lft = c.lft from category c where c.id = p.category_id and p.category_lft <> c.lft`,
  )
}

/** Without recursion: a tree of a source may be as deep as it likes. */
export function placesOf(nodes: readonly Node[]): Place[] {
  const children = Map.groupBy(nodes, ({ parent_id }) => parent_id)
  const places: Place[] = []
  const open: { place: Place; rest: Node[] }[] = []
  let border = 0
  const enter = (node: Node, depth: number, groupId: number) => {
    const place = { id: node.id, lft: (border += 1), rgt: 0, depth, groupId }
    places.push(place)
    open.push({ place, rest: [...(children.get(node.id) ?? [])].reverse() })
  }
  for (const root of children.get(null) ?? []) {
    enter(root, 1, root.id)
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const next = top.rest.pop()
      if (next) enter(next, top.place.depth + 1, top.place.groupId)
      else {
        top.place.rgt = border += 1
        open.pop()
      }
    }
  }
  return places
}
