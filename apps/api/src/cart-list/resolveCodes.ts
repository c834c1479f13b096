import type { Queryable } from '../db/openDatabase.ts'
import { selectByCodes, selectBySkus } from './cartList.sql.ts'
import { lookAlikes, oneEditAway, sameCodes } from './similarCodes.ts'

/** What a code means. */
export interface ResolvedCode {
  /** Product that has it; null when none or several have. */
  productId: number | null
  /** Products that it might mean instead. */
  proposedIds: number[]
}

/** Codes that are tried in one query for all unknown ones; a list of 1,000 wrong numbers asks for some 180,000. */
const MAX_TRIED = 200_000
const MAX_PROPOSED = 3

/** Finds products by codes of the shop, else by those of their makers, else by similar ones of the shop. */
export async function resolveCodes(db: Queryable, codes: readonly string[]): Promise<Map<string, ResolvedCode>> {
  const wanted = [...new Set(codes)].filter((code) => code !== '')
  const found = await selectByCodes(db, [
    ...new Set(wanted.flatMap((code) => [...sameCodes(code), ...lookAlikes(code)])),
  ])
  const bySku = new Map(found.filter(({ by }) => by === 'sku').map(({ code, product_id }) => [code, product_id]))
  const byArticle = Map.groupBy(
    found.filter(({ by }) => by === 'article'),
    ({ code }) => code,
  )
  const idsOf = (forms: readonly string[]): number[] => {
    const skus = forms.flatMap((form) => bySku.get(form) ?? [])
    if (skus.length > 0) return skus
    return forms.flatMap((form) => byArticle.get(form) ?? []).map(({ product_id }) => product_id)
  }
  const resolved = new Map<string, ResolvedCode>()
  for (const code of wanted) {
    const same = [...new Set(idsOf(sameCodes(code)))]
    const [only = null] = same.length === 1 ? same : []
    const proposed = only === null ? [...new Set([...same, ...idsOf(lookAlikes(code))])] : []
    resolved.set(code, { productId: only, proposedIds: proposed.slice(0, MAX_PROPOSED) })
  }
  await proposeEdits(db, resolved)
  return resolved
}

/** For codes that mean nothing so far. */
async function proposeEdits(db: Queryable, resolved: Map<string, ResolvedCode>): Promise<void> {
  const codesByEdit = new Map<string, string[]>()
  for (const [code, { productId, proposedIds }] of resolved) {
    if (productId !== null || proposedIds.length > 0) continue
    if (codesByEdit.size > MAX_TRIED) break
    for (const edit of oneEditAway(code)) {
      const codes = codesByEdit.get(edit)
      if (codes) codes.push(code)
      else codesByEdit.set(edit, [code])
    }
  }
  for (const { code: edit, product_id } of await selectBySkus(db, [...codesByEdit.keys()])) {
    for (const code of codesByEdit.get(edit) ?? []) {
      const { proposedIds } = resolved.get(code)!
      if (proposedIds.length < MAX_PROPOSED) proposedIds.push(product_id)
    }
  }
}
