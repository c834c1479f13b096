import type { PickupPoint } from '@verstak/contracts/pickup'
import { workingTimeOf } from '@verstak/schedule/workingTime'
import { pickupTexts } from './pickup.texts.ts'

/** Special days that are named. */
const MAX_SPECIAL = 3

/** Weekly hours of a point as lines, in either form of the source (PICKUP-004). */
export const hoursLines = ({ workItems, workingTime = [] }: PickupPoint): string[] =>
  workItems ? workingTimeOf(workItems) : workingTime

/** Lines of the next days with other hours: «31.12 (Канун Нового года): 9:00–18:00». */
export function specialLines({ specialDays = [] }: PickupPoint): string[] {
  return specialDays.slice(0, MAX_SPECIAL).map(({ date, start, end, name }) => {
    const hours = start === null || end === null ? pickupTexts.closed : `${short(start)}–${short(end)}`
    return pickupTexts.special(`${date.slice(8)}.${date.slice(5, 7)}`, hours, name ?? '')
  })
}

const short = (time: string) => time.replace(/^0(?=\d:)/, '')
