interface Timed {
  starts_at: Date
  ends_at: Date | null
}

/** What is shown to shoppers at a moment comes first, in its own order; `state` leaves one kind only. */
export function shownFirst<Row extends Timed & { audience?: string | null }>(
  rows: readonly Row[],
  now: Date,
  state?: 'shown' | 'hidden',
): (Row & { isShown: boolean })[] {
  return rows
    .map((row) => ({
      ...row,
      isShown: row.audience !== 'admin' && row.starts_at <= now && (row.ends_at === null || row.ends_at > now),
    }))
    .filter(({ isShown }) => state === undefined || isShown === (state === 'shown'))
    .toSorted((one, other) => Number(other.isShown) - Number(one.isShown))
}
