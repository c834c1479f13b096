import type { ClientBase } from 'pg'
import { saveItems, takeIds, type Change } from './exchange.sql.ts'
import { propertyKey, type PropertyRecord } from './PropertyBook.ts'
import { slugOf } from './slugOf.ts'
import { brandKey } from './stageRecords.ts'

/** Writes new brands. One that the shop has under the same name is taken for the source's. */
export async function applyBrands(client: ClientBase, source: string, changes: readonly Change[]): Promise<void> {
  const { rows } = await client.query<{ id: number; name: string; slug: string }>('select id, name, slug from brand')
  const known = new Map(rows.map(({ id, name }) => [brandKey(name), id]))
  const slugs = new Set(rows.map(({ slug }) => slug))
  const wanted = changes.map(({ source_id: id, after }) => ({ id, name: (after as { name: string }).name }))
  const added = wanted.filter(({ id }) => !known.has(id))
  const ids = await takeIds(client, added.length)
  const brands = added.map(({ name }, index) => ({ id: ids[index]!, name, slug: freeSlug(slugOf(name), slugs) }))
  await client.query(
    `insert into brand (id, name, slug, country, source)
     select b.id, b.name, b.slug, '', 'shop' from jsonb_to_recordset($1::jsonb) b (id int, name text, slug text)`,
    [JSON.stringify(brands)],
  )
  added.forEach(({ id }, index) => known.set(id, ids[index]!))
  await saveItems(
    client,
    source,
    'brand',
    wanted.map(({ id, name }) => ({ id, entityId: known.get(id)!, record: { name }, isActive: true })),
  )
}

function freeSlug(slug: string, taken: Set<string>): string {
  let free = slug
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`
  taken.add(free)
  return free
}

interface PropertyRow {
  id: number
  name: string
  unit: string | null
  kind: 'list' | 'range'
  is_facet: boolean
}

/** Writes new characteristics. One that the shop has with the same name and unit is taken for the source's. */
export async function applyProperties(client: ClientBase, source: string, changes: readonly Change[]): Promise<void> {
  const { rows } = await client.query<PropertyRow & { position: number }>(
    'select id, name, unit, kind, is_facet, position from property',
  )
  const known = new Map(rows.map((row) => [propertyKey([row.name, '', row.unit]), row as PropertyRow]))
  const wanted = changes.map(({ source_id: id, after }) => ({ id, record: after as PropertyRecord }))
  const keyOf = ({ name, unit }: PropertyRecord) => propertyKey([name, '', unit])
  const added = new Map(
    wanted.filter(({ record }) => !known.has(keyOf(record))).map(({ record }) => [keyOf(record), record]),
  )
  const ids = await takeIds(client, added.size)
  const first = Math.max(0, ...rows.map(({ position }) => position)) + 1
  const fresh = [...added].map(([key, { name, unit, kind, isFacet }], index) => {
    const row = { id: ids[index]!, name, unit, kind, is_facet: isFacet }
    known.set(key, row)
    return { ...row, position: first + index }
  })
  await client.query(
    `insert into property (id, name, unit, kind, is_facet, position)
     select id, name, unit, kind, is_facet, position
     from jsonb_to_recordset($1::jsonb) p (id int, name text, unit text, kind text, is_facet boolean, position int)`,
    [JSON.stringify(fresh)],
  )
  await saveItems(
    client,
    source,
    'property',
    wanted.map(({ id, record }) => {
      const { id: entityId, name, unit, kind, is_facet: isFacet } = known.get(keyOf(record))!
      return { id, entityId, record: { name, unit, kind, isFacet } satisfies PropertyRecord, isActive: true }
    }),
  )
}
