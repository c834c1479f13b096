import type { EndpointQuery } from '@verstak/contracts/endpoint'
import type { listInfoBars as endpoint } from '@verstak/contracts/staffBar'
import { fitsText } from '../back-office/fitsText.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { selectInfoBars } from './infoBar.sql.ts'
import { shownFirst } from './shownFirst.ts'

/** The bars that fit, those that are shown first. */
export async function listBars(db: Queryable, { text, state }: EndpointQuery<typeof endpoint>, now: Date) {
  const rows = (await selectInfoBars(db)).filter((row) => fitsText(text, row.text, row.link))
  return shownFirst(rows, now, state)
}
