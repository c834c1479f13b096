import type { CartItem, RemovedItem } from '@verstak/contracts/cart'

/** A row of the list: a line, or one that was removed from there. */
export type LineRow = { item: CartItem; removed?: undefined } | { removed: RemovedItem; item?: undefined }

const guidOf = (row: LineRow | undefined) => row?.item?.guid ?? row?.removed?.guid

/** The lines with the removed ones in their places. One whose neighbour has gone as well comes first. */
export function withRemoved(items: readonly CartItem[], removed: readonly RemovedItem[]): LineRow[] {
  const rows: LineRow[] = items.map((item) => ({ item }))
  let waiting = removed.filter(({ guid }) => !rows.some((row) => guidOf(row) === guid))
  while (waiting.length > 0) {
    const ready = waiting.filter(({ after }) => after === null || rows.some((row) => guidOf(row) === after))
    const next = ready.length > 0 ? ready : waiting
    for (const one of next) {
      let place = rows.findIndex((row) => guidOf(row) === one.after)
      while (rows[place + 1]?.removed) place += 1
      rows.splice(place + 1, 0, { removed: one })
    }
    waiting = waiting.filter((one) => !next.includes(one))
  }
  return rows
}
