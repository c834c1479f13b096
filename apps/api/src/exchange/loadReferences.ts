import { UNSORTED_ID } from '@verstak/contracts/exchangeStaff'
import type { ClientBase } from 'pg'
import type { PropertyRecord } from './PropertyBook.ts'
import type { References } from './productRows.ts'
import { brandKey } from './stageRecords.ts'

/** A characteristic with its id in the shop. */
export interface KnownProperty {
  id: number
  record: PropertyRecord
}

/** What products refer to, by the ids of the source. */
export interface LoadedReferences extends References {
  propertyOf(key: string): KnownProperty | undefined
  propertyIds: number[]
  /** Places of stock that the shop does not know. */
  unknownPlaces: Set<string>
}

/** Loads the categories, brands and characteristics of a source and the offices of the shop. */
export async function loadReferences(
  client: ClientBase,
  source: string,
  officeId: number | null,
): Promise<LoadedReferences> {
  const { rows } = await client.query<{ kind: string; id: string; entityId: number; record: PropertyRecord | null }>(
    `select kind, source_id as id, entity_id as "entityId", case when kind = 'property' then record end as record
     from exchange_item where source = $1 and kind <> 'product'`,
    [source],
  )
  const idsOf = (kind: string) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, entityId }) => [id, entityId]))
  const [categories, brands] = [idsOf('category'), idsOf('brand')]
  const properties = new Map(
    rows.flatMap(({ id, entityId, record }) => (record ? [[id, { id: entityId, record }] as const] : [])),
  )
  const offices = await client.query<{ id: number; place: string | null }>(
    `select o.id, o.source_id as place from office o join region r on r.id = o.region_id
     where o.kind = 'shop' and o.is_active order by r.position, o.id`,
  )
  const officeByPlace = new Map(
    offices.rows.flatMap(({ id, place }) => [
      [String(id), id] as const,
      ...(place === null ? [] : [[place, id] as const]),
    ]),
  )
  const usual = officeId ?? offices.rows[0]?.id ?? null
  const unknownPlaces = new Set<string>()
  return {
    categoryOf: (id) => found(categories.get(id ?? UNSORTED_ID) ?? categories.get(UNSORTED_ID), 'category', id),
    brandOf: (name) => (name === null ? null : found(brands.get(brandKey(name)), 'brand', name)),
    officeOf(place) {
      const office = officeByPlace.get(place)
      if (office !== undefined) return office
      if (place !== '') unknownPlaces.add(place)
      return usual
    },
    propertyOf: (key) => properties.get(key),
    propertyIds: [...new Set([...properties.values()].map(({ id }) => id))],
    unknownPlaces,
  }
}

function found(id: number | undefined, kind: string, name: string | null): number {
  if (id === undefined) throw new Error(`The ${kind} «${name}» was not written before its products.`)
  return id
}
