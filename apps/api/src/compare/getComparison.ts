import { categoryAddress } from '@verstak/contracts/address'
import type { ComparedCategory, Comparison, getComparison as endpoint } from '@verstak/contracts/comparison'
import type { EndpointQuery } from '@verstak/contracts/endpoint'
import { notFound } from '../DomainError.ts'
import type { MarkViewer } from '../marks/markViewer.ts'
import { getRegion } from '../region/getRegion.ts'
import { isSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { groupRows } from './comparedGroups.ts'
import { findShare } from './compareShare.sql.ts'
import {
  selectComparedInOrder,
  selectComparedValues,
  selectProductsInOrder,
  type ComparedRow,
} from './comparison.sql.ts'

/** A category of the visitor's comparison, or of a shared set. @throws DomainError `not-found` for an unknown key */
export async function getComparison(
  services: Services,
  { categoryGuid, set, regionId }: EndpointQuery<typeof endpoint>,
  { ownerId, buyer, activeRegionId }: MarkViewer,
): Promise<Comparison> {
  const { db, index, tiles } = services
  const region = getRegion(await index.read(), regionId ?? activeRegionId)
  const items = set === undefined ? await ownItems(services, ownerId) : await sharedItems(services, set)
  const categories = categoriesOf(items)
  const chosen =
    categoryGuid === undefined ? categories[0] : categories.find(({ guid }) => guid === categoryGuid.toLowerCase())
  const common = { count: items.length, categories, categoryGuid: chosen?.guid ?? null }
  if (!chosen) return { ...common, products: [], groups: [] }

  const own = items.filter(({ category_id }) => category_id === chosen.id)
  const isActiveById = new Map(own.map(({ product_id, is_active }) => [product_id, is_active]))
  const ids = [...isActiveById.keys()]
  const [shown, values] = await Promise.all([
    tiles.list('short', ids, { region, buyer }),
    selectComparedValues(db, ids),
  ])
  return {
    ...common,
    products: shown.map((tile) => ({ ...tile, isActive: isActiveById.get(tile.id) ?? false })),
    groups: groupRows(
      values,
      shown.map(({ id }) => id),
    ),
  }
}

const ownItems = async ({ db }: Services, ownerId: number | null) =>
  ownerId === null ? [] : selectComparedInOrder(db, ownerId)

async function sharedItems({ db, now }: Services, key: string): Promise<ComparedRow[]> {
  const ids = isSecret(key) ? await findShare(db, key, now()) : undefined
  if (!ids) throw notFound('set', 'The key opens no set.')
  return selectProductsInOrder(db, ids)
}

/** In the order of their first products. */
function categoriesOf(items: readonly ComparedRow[]): ComparedCategory[] {
  return [...Map.groupBy(items, ({ category_id }) => category_id).values()].map((own) => {
    const { category_id: id, category_guid: guid, category_name: name, category_slug: slug } = own[0]!
    return { id, guid, name, link: categoryAddress(slug, id), count: own.length }
  })
}
