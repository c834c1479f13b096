import { drawProduct, poolOf, type DrawnProduct } from './drawProduct.ts'
import { articleInName, REISSUE_WORDS } from './data/words.data.ts'
import type { Kind } from './kind.ts'

/** Attempts to draw a new product: many at first, few once the kind is exhausted. */
const ATTEMPTS = 12
const ATTEMPTS_WHEN_EXHAUSTED = 2
const FAILURES_OF_EXHAUSTED = 40

/** Products of one leaf with unique names, and unique pairs of brand and model unless the kind has series. */
export function* drawLeaf(kind: Kind, leafId: number, count: number, seed: number): Generator<DrawnProduct> {
  const pool = poolOf(kind)
  const taken = new Set<string>()
  const identityOf = ({ brand, model, name }: DrawnProduct) =>
    model && !kind.hasSeries ? `${brand?.slug}|${model}` : name
  let failures = 0
  for (let index = 0; index < count; index += 1) {
    const attempts = failures < FAILURES_OF_EXHAUSTED ? ATTEMPTS : ATTEMPTS_WHEN_EXHAUSTED
    let drawn = drawProduct(pool, [seed, leafId, index, 0])
    for (let attempt = 1; attempt < attempts && taken.has(identityOf(drawn)); attempt += 1) {
      drawn = drawProduct(pool, [seed, leafId, index, attempt])
    }
    if (taken.has(identityOf(drawn))) {
      failures += 1
      drawn = reissues(drawn, kind).find((next) => !taken.has(identityOf(next))) ?? drawn
    }
    taken.add(identityOf(drawn))
    yield drawn
  }
}

/**
 * The same product under other names: with a word after the model, or the article number after the model or the name.
 */
function reissues(drawn: DrawnProduct, kind: Kind): DrawnProduct[] {
  const { model, name, article } = drawn
  if (!model || kind.hasSeries) return [{ ...drawn, name: name + articleInName(article) }]
  return [...REISSUE_WORDS, article].map((word) => ({
    ...drawn,
    model: `${model} ${word}`,
    name: name.replace(model, `${model} ${word}`),
  }))
}
