import type { ReturnReason, Returnable } from '@verstak/contracts/orderReturn'
import { addDays, localTimeOf } from '@verstak/schedule/localTime'

/** Days after the handing over in which a distance sale can be undone without a reason; every order here is one. */
const UNFIT_DAYS = 7
/** In which a defect can be claimed where nothing longer was promised. */
const DEFECT_YEARS = 2
/** The money has to be back so many days after the request. */
const REFUND_DAYS = 10
const DAY_MS = 24 * 3_600_000

export interface ReturnLine {
  position: number
  quantity: number
  is_cut_to_length: boolean
  /** Pieces taken back, and those of requests that wait. */
  returned: number
  requested: number
}

export interface ReturnOrder {
  handed_over_at: Date | null
  /** Not null: a company bought, whom the law on consumers gives no change of mind. */
  organization_id: number | null
  time_zone: string
}

/** When the money of a request has to be back. */
export const refundDueAt = (requestedAt: Date): Date => new Date(requestedAt.getTime() + REFUND_DAYS * DAY_MS)

/** The last days, as ISO dates of the order's region: the day of the handing over does not count. */
function lastDays(handedOverAt: Date, timeZone: string): Record<ReturnReason, string> {
  const { date } = localTimeOf(timeZone, handedOverAt)
  const [year = '', ...rest] = date.split('-')
  return { unfit: addDays(date, UNFIT_DAYS), defect: [Number(year) + DEFECT_YEARS, ...rest].join('-') }
}

/** What of an order can be returned now, and why; null: nothing. */
export function returnableOf(
  { handed_over_at, organization_id, time_zone }: ReturnOrder,
  lines: readonly ReturnLine[],
  now: Date,
): Returnable | null {
  if (handed_over_at === null) return null
  const last = lastDays(handed_over_at, time_zone)
  const today = localTimeOf(time_zone, now).date
  const isOpen = (reason: ReturnReason, { is_cut_to_length }: ReturnLine) =>
    today <= last[reason] && (reason === 'defect' || (organization_id === null && !is_cut_to_length))
  const open = lines
    .map((line) => ({
      position: line.position,
      quantity: line.quantity - line.returned - line.requested,
      reasons: (['unfit', 'defect'] as const).filter((reason) => isOpen(reason, line)),
    }))
    .filter(({ quantity, reasons }) => quantity > 0 && reasons.length > 0)
  if (open.length === 0) return null
  return { unfitUntil: organization_id === null && today <= last.unfit ? last.unfit : null, lines: open }
}
