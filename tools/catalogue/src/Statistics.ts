import { copyLine, type CopyChunk } from './copyRows.ts'
import { NO, tagPageName, YES } from './data/goods.data.ts'
import { DEMO_ID_BASE } from './goods.ts'
import type { PlacedProduct } from './PlacedProduct.ts'
import { DEMO_SOURCE } from './demoSource.ts'
import { transliterate } from './transliterate.ts'
import type { BookedValue } from './valueBook.ts'

const TAG_PAGES_PER_LEAF = 2
const MIN_PRODUCTS = 5
/** Values of nearly all or hardly any products of a leaf do not get a tag page. */
const [MIN_SHARE, MAX_SHARE] = [0.12, 0.6]
/** Properties of every kind are not distinctive. */
const COMMON_KEYS = new Set(['country', 'warranty', 'weight', 'audience'])
const BRANDS_PER_TOPIC = 8
const CONSUMABLES_PER_TOPIC = 6

interface Leaf {
  name: string
  products: number
  byValue: Map<number, { value: BookedValue; count: number }>
}

/** Data that can be computed only when all products are known: tag pages, popular brands, consumables. */
export class Statistics {
  readonly #leaves = new Map<number, Leaf>()
  /** Popularity by topic, then by brand or by category of consumables. */
  readonly #brands = new Map<number, Map<number, number>>()
  readonly #consumables = new Map<number, Map<number, number>>()

  add({ kind, category, drawn, standing }: PlacedProduct, values: readonly BookedValue[]): void {
    const { id, name } = category.node
    const leaf = this.#leaves.get(id) ?? { name, products: 0, byValue: new Map() }
    this.#leaves.set(id, leaf)
    leaf.products += 1
    for (const value of values) {
      if (value.property.kind !== 'list' || COMMON_KEYS.has(value.property.key) || value.name === NO) continue
      const counted = leaf.byValue.get(value.id) ?? { value, count: 0 }
      counted.count += 1
      leaf.byValue.set(value.id, counted)
    }
    if (drawn.brand) addTo(this.#brands, category.groupId, drawn.brand.id, standing.popularity)
    if (kind.isConsumable) addTo(this.#consumables, category.groupId, id, standing.popularity)
  }

  *chunks(): Generator<CopyChunk> {
    yield {
      table: 'tag_page',
      columns: ['id', 'category_id', 'name', 'slug', 'filters', 'position', 'source'],
      lines: [...this.#leaves].flatMap(([categoryId, leaf]) => tagPagesOf(categoryId, leaf)).map(numbered),
    }
    yield {
      table: 'topic_brand',
      columns: ['category_id', 'brand_id', 'position'],
      lines: topLines(this.#brands, BRANDS_PER_TOPIC),
    }
    yield {
      table: 'topic_consumable',
      columns: ['category_id', 'consumable_id', 'position'],
      lines: topLines(this.#consumables, CONSUMABLES_PER_TOPIC),
    }
  }
}

interface TagPage {
  categoryId: number
  name: string
  slug: string
  filters: string
}

/** The most frequent values of different properties. */
function tagPagesOf(categoryId: number, { name, products, byValue }: Leaf): TagPage[] {
  const pages: TagPage[] = []
  const properties = new Set<number>()
  for (const { value, count } of [...byValue.values()].sort((a, b) => b.count - a.count || a.value.id - b.value.id)) {
    const share = count / products
    if (count < MIN_PRODUCTS || share < MIN_SHARE || share > MAX_SHARE || properties.has(value.property.id)) continue
    properties.add(value.property.id)
    const { property } = value
    const label =
      value.name === YES ? property.name.toLowerCase() : `${value.name}${property.unit ? ` ${property.unit}` : ''}`
    pages.push({
      categoryId,
      name: tagPageName(name, label),
      slug: transliterate(value.name === YES ? property.name : `${property.name} ${label}`),
      filters: `p${property.id}:${value.id}`,
    })
    if (pages.length === TAG_PAGES_PER_LEAF) break
  }
  return pages
}

const numbered = ({ categoryId, name, slug, filters }: TagPage, index: number) =>
  copyLine([DEMO_ID_BASE + index + 1, categoryId, name, slug, filters, index, DEMO_SOURCE])

function addTo(sums: Map<number, Map<number, number>>, group: number, key: number, amount: number): void {
  const byKey = sums.get(group) ?? new Map<number, number>()
  sums.set(group, byKey.set(key, (byKey.get(key) ?? 0) + amount))
}

/** Lines of group, key, position: the keys with the highest sums first. */
function topLines(sums: ReadonlyMap<number, ReadonlyMap<number, number>>, most: number): string[] {
  return [...sums].flatMap(([group, byKey]) =>
    [...byKey]
      .sort(([aKey, a], [bKey, b]) => b - a || aKey - bKey)
      .slice(0, most)
      .map(([key], position) => copyLine([group, key, position])),
  )
}
