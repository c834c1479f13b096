import { createFlags } from '@verstak/flags/createFlags'
import type { Flags } from '@verstak/flags/createFlags'
import { FlagRow } from '@verstak/flags/flagRow'
import * as v from 'valibot'
import { createStaleWhileRevalidate } from '../cache/createStaleWhileRevalidate.ts'
import type { Database } from '../db/openDatabase.ts'
import { selectFlagRows } from './flags.sql.ts'

/** Changes in the database take effect within this time. */
const MAX_AGE_MS = 1000

/** The shop's feature flags in this process. */
export interface FlagTable {
  /** The valid rows. @throws when the table has never been read and cannot be read now */
  rows(): Promise<readonly FlagRow[]>
  /** Flags by the current table. While it cannot be read: by the last known table, else the defaults. */
  now(): Promise<Flags>
}

/** @param onBroken called for each row with invalid rules, at each read */
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
