import type { ClientBase } from 'pg'
import { saveItems } from './exchange.sql.ts'
import { OWN_SOURCE, readOwnCategories, readOwnProducts } from './ownRecords.ts'
import { propertyKey, type PropertyRecord } from './PropertyBook.ts'
import type { Kind } from './RunReport.ts'
import { brandKey } from './stageRecords.ts'

const BATCH = 500

interface Item {
  id: string
  entityId: number
  record: unknown
  isActive: boolean
}

/** Makes the source «shop» say what the shop has now, so that an export that comes back changes what was changed in it. */
export async function refreshOwnItems(client: ClientBase): Promise<void> {
  await client.query('insert into exchange_source (name) values ($1) on conflict do nothing', [OWN_SOURCE])
  await client.query('delete from exchange_item where source = $1', [OWN_SOURCE])
  const categories = await readOwnCategories(client)
  await save(
    client,
    'category',
    categories.map(({ id, record }) => ({ id: String(id), entityId: id, record, isActive: true })),
  )
  const brands = await client.query<{ id: number; name: string }>('select id, name from brand order by id desc')
  const brandByKey = new Map(brands.rows.map(({ id, name }) => [brandKey(name), { entityId: id, record: { name } }]))
  await save(
    client,
    'brand',
    [...brandByKey].map(([id, item]) => ({ id, ...item, isActive: true })),
  )
  const properties = await client.query<{ id: number } & PropertyRecord>(
    `select id, name, unit, kind, is_facet as "isFacet" from property order by id desc`,
  )
  const propertyByKey = new Map(
    properties.rows.map(({ id, ...record }) => [propertyKey([record.name, '', record.unit]), { entityId: id, record }]),
  )
  await save(
    client,
    'property',
    [...propertyByKey].map(([id, item]) => ({ id, ...item, isActive: true })),
  )
  let items: Item[] = []
  for await (const { id, isActive, record } of readOwnProducts(client)) {
    items.push({ id: String(id), entityId: id, record, isActive })
    if (items.length < BATCH) continue
    await save(client, 'product', items)
    items = []
  }
  await save(client, 'product', items)
}

/** Two names of one spelling are one: the older row counts. */
async function save(client: ClientBase, kind: Kind, items: readonly Item[]): Promise<void> {
  for (let at = 0; at < items.length; at += BATCH)
    await saveItems(client, OWN_SOURCE, kind, items.slice(at, at + BATCH))
}
