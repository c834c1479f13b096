import { formatDay } from '@verstak/dates'

/**
 * Reference date far in the past, so that no day is «today» or «tomorrow»: the text must stay valid on a cached page.
 */
const EPOCH = new Date(0)

/** Day and month of an ISO date: `2026-12-05` → `5 декабря`. The same words on the server and in any browser. */
export function dayOf(isoDate: string): string {
  return formatDay(new Date(`${isoDate.slice(0, 10)}T12:00:00Z`), EPOCH, 'UTC')
}
