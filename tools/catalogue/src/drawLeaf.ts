import { drawProduct, poolOf, type DrawnProduct } from './drawProduct.ts'
import { articleInName, REISSUE_WORDS } from './data/words.data.ts'
import type { Kind } from './kind.ts'

/** Draws until something new comes; more would hardly help, the kind is exhausted then. */
const ATTEMPTS = 12

/** Products of one leaf, no two of one name, no two of one brand and model. */
export function* drawLeaf(kind: Kind, leafId: number, count: number, seed: number): Generator<DrawnProduct> {
  const pool = poolOf(kind)
  const taken = new Set<string>()
  for (let index = 0; index < count; index += 1) {
    let drawn = drawProduct(pool, [seed, leafId, index, 0])
    for (let attempt = 1; attempt < ATTEMPTS && taken.has(identityOf(drawn)); attempt += 1) {
      drawn = drawProduct(pool, [seed, leafId, index, attempt])
    }
    const unique = taken.has(identityOf(drawn)) ? reissue(drawn, taken) : drawn
    taken.add(identityOf(unique))
    yield unique
  }
}

const identityOf = ({ brand, model, name }: DrawnProduct) => (model ? `${brand?.slug}|${model}` : name)

/** The same thing as a later issue: another word behind the model, or the article behind the name. */
function reissue(drawn: DrawnProduct, taken: ReadonlySet<string>): DrawnProduct {
  const { model, name, article } = drawn
  if (!model) return { ...drawn, name: name + articleInName(article) }
  const free = REISSUE_WORDS.map((word) => `${model} ${word}`).find((next) => !taken.has(`${drawn.brand?.slug}|${next}`))
  const next = free ?? `${model} ${article}`
  return { ...drawn, model: next, name: name.replace(model, next) }
}
