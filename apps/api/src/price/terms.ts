import { isDeepStrictEqual } from 'node:util'
import type { Nameplate } from '@verstak/contracts/product'
import { NO_RULES, type PriceRules } from '@verstak/price/storedPrices'
import { sql } from 'kysely'
import * as v from 'valibot'
import { createStaleWhileRevalidate } from '../cache/createStaleWhileRevalidate.ts'
import type { Database, Queryable } from '../db/openDatabase.ts'

/** A label on photos, with its text and colours. */
export interface LabelRow {
  type: Nameplate['type']
  name: string
  background_color: string
  text_color: string
}

/** Terms of the whole store that affect every product: discounts by buyer, labels in their order. */
export interface Terms {
  rules: PriceRules
  labels: LabelRow[]
}

/** Row `priceRules` of the table `setting`. */
const Percents = v.object({
  signInPercent: v.optional(v.number(), 0),
  privatePercent: v.optional(v.number(), 0),
  newCompanyPercent: v.optional(v.number(), 0),
})

/** Reads the terms in one statement. An invalid setting disables its discounts. */
export async function selectTerms(db: Queryable): Promise<Terms> {
  const { rows } = await sql<{
    percents: unknown
    levels: { type: string; level: number; discount: number }[]
    labels: LabelRow[]
  }>`
    select
      (select value from setting where key = 'priceRules') as percents,
      (select coalesce(json_agg(w), '[]') from wholesale_level w) as levels,
      (select coalesce(json_agg(n order by n.position), '[]')
        from (select type, name, background_color, text_color, position from nameplate) n) as labels`.execute(db)
  const { percents, levels, labels } = rows[0]!
  const levelsOf = (wanted: string) =>
    levels.filter(({ type }) => type === wanted).map(({ level, discount }) => ({ level, discount }))
  const read = v.safeParse(Percents, percents ?? {})
  return {
    rules: {
      ...NO_RULES,
      ...(read.success && read.output),
      generics: levelsOf('generic'),
      fixeds: levelsOf('fixed'),
    },
    labels,
  }
}

/** Cached terms for display; orders read them from the database. Returns the same object while nothing changes. */
export function createTerms(db: Database, maxAgeMs = 10_000): () => Promise<Terms> {
  let last: Terms | undefined
  return createStaleWhileRevalidate(maxAgeMs, async () => {
    const read = await selectTerms(db)
    return last && isDeepStrictEqual(last, read) ? last : (last = read)
  })
}
