import { createFlags } from '@verstak/flags/createFlags'
import type { Flags } from '@verstak/flags/createFlags'
import { FlagRow } from '@verstak/flags/flagRow'
import * as v from 'valibot'
import { createStaleWhileRevalidate } from '../cache/createStaleWhileRevalidate.ts'
import type { Database } from '../db/openDatabase.ts'
import { selectFlagRows } from './flags.sql.ts'

/** A change of the shop's is followed within this time. */
const MAX_AGE_MS = 1000

/** The shop's feature flags in this process. */
export interface FlagTable {
  /** The rows that make sense. @throws when they were never read and cannot be */
  rows(): Promise<readonly FlagRow[]>
  /** Evaluates for a caller by the table as it is now; by the last one known, or the defaults, while it cannot be read. */
  now(): Promise<Flags>
}

/** @param onBroken told of a row whose rules make no sense, at each reading */
export function createFlagTable(db: Database, onBroken: (key: string) => void, maxAgeMs = MAX_AGE_MS): FlagTable {
  let known: readonly FlagRow[] = []
  const flags = createFlags(() => known)
  const rows = createStaleWhileRevalidate(maxAgeMs, async () => {
    const read = (await selectFlagRows(db)).map(({ key, is_on: isOn, rules }) => {
      const row = v.safeParse(FlagRow, { key, isOn, rules })
      if (!row.success) onBroken(key)
      return row.success ? [row.output] : []
    })
    known = read.flat()
    return known
  })
  return {
    rows,
    now: () =>
      rows().then(
        () => flags,
        () => flags,
      ),
  }
}
