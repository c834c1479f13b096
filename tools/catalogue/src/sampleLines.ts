import { placedProducts, type CatalogueOptions } from './catalogueChunks.ts'
import { numberTree } from './categoryTree.ts'
import { DEPARTMENTS } from './data/departments.data.ts'
import { skuOf } from './productRows.ts'

/** About `count` products from all over the catalogue, one per line, for reading: category, price, code, name. */
export function* sampleLines(options: CatalogueOptions, count: number): Generator<string> {
  const step = Math.max(1, Math.floor(options.products / count))
  let index = 0
  for (const { id, category, drawn } of placedProducts(numberTree(DEPARTMENTS), options)) {
    index += 1
    if (index % step !== 0) continue
    yield [category.node.name, drawn.price.retail / 100, skuOf(id), drawn.article, drawn.name].join('\t')
  }
}
