import type { ClientBase } from 'pg'
import { ProductDraft } from './formats/ProductDraft.ts'
import { plainLine } from './plainText.ts'
import type { Parameter, ProductRecord } from './records.ts'

/** Source of goods that are changed in an export and come back: its ids are the shop's own. */
export const OWN_SOURCE = 'shop'

const PAGE = 1000
const CENTIMETRE = 10
const KILOGRAM = 1000

/** A product of the shop as a source would say it. */
export interface OwnProduct {
  id: number
  slug: string
  isActive: boolean
  /** As the table has them: the first picture, and views of it or of others. */
  picture: string
  views: string[]
  record: ProductRecord
}

interface Row {
  id: number
  name: string
  slug: string
  category_id: number
  brand: string | null
  article: string
  description: string
  is_active: boolean
  picture: string
  picture_views: string[]
  weight: number
  size: [number, number, number]
  price: number | null
  old_price: number | null
  group_id: number | null
  params: Parameter[] | null
  pictures: string[] | null
  stock: Record<string, number> | null
}

/**
 * Products as they are now, page by page.
 * @param regionId only the pieces of this region; null: of all
 */
export async function* readOwnProducts(client: ClientBase, regionId: number | null = null): AsyncGenerator<OwnProduct> {
  let after = 0
  for (;;) {
    const { rows } = await client.query<Row>(
      `select p.id, p.name, p.slug, p.category_id, b.name as brand, p.article, p.description, p.is_active, p.picture, p.picture_views, p.weight,
         array[p.length, p.width, p.height] as size, r.price, r.old_price, v.group_id,
         (select jsonb_agg(jsonb_build_array(d.name, pv.name, d.unit) order by d.position, d.id, pv.id)
           from product_value x join property_value pv on pv.id = x.value_id join property d on d.id = pv.property_id
           where x.product_id = p.id) as params,
         (select jsonb_agg(address order by position) from product_photo where product_id = p.id) as pictures,
         (select jsonb_object_agg(s.office_id, s.quantity) from stock s join office o on o.id = s.office_id
           where s.product_id = p.id and s.quantity > 0 and ($2::int is null or o.region_id = $2)) as stock
       from product p left join brand b on b.id = p.brand_id
       left join product_price r on r.product_id = p.id and r.price_type = 'retail'
       left join product_variant v on v.product_id = p.id
       where p.id > $1 order by p.id limit ${PAGE}`,
      [after, regionId],
    )
    if (rows.length === 0) return
    for (const row of rows) yield ownProductOf(row)
    after = rows.at(-1)!.id
  }
}

/** Through the same draft that reads files, so that what goes out and comes back is the same. */
function ownProductOf(row: Row): OwnProduct {
  const draft = new ProductDraft(String(row.id), 0)
  draft.setName(row.name)
  draft.setBrand(row.brand ?? '')
  draft.setArticle(row.article)
  draft.setDescription(row.description)
  for (const [name, value, unit] of row.params ?? []) draft.addParam(name, value, unit ?? '')
  for (const address of row.pictures ?? []) draft.addPicture(address)
  draft.setWeight(String(row.weight / KILOGRAM))
  draft.setSize(row.size.map((millimetres) => String(millimetres / CENTIMETRE)))
  const { id, slug, is_active: isActive, group_id: group, picture, picture_views: views } = row
  return {
    ...{ id, slug, isActive, picture, views },
    record: {
      ...draft.record,
      category: String(row.category_id),
      group: group === null ? null : String(group),
      price: row.price || null,
      oldPrice: row.price ? row.old_price : null,
      stock: row.stock ?? {},
    },
  }
}

/** Categories as they are now, parents before children. */
export async function readOwnCategories(
  client: ClientBase,
): Promise<{ id: number; record: { name: string; parent: string | null } }[]> {
  const { rows } = await client.query<{ id: number; name: string; parent_id: number | null }>(
    'select id, name, parent_id from category order by lft',
  )
  return rows.map(({ id, name, parent_id: parent }) => ({
    id,
    record: { name: plainLine(name), parent: parent === null ? null : String(parent) },
  }))
}
