import type { Courier } from '@verstak/contracts/courier'
import { courierTexts } from '../courier-window/courier.texts.ts'

const shortTime = (time: string) => time.replace(/^0(?=\d:)/, '')

/** Intervals that still take orders, as choices: «Вт, 24 ноября, 16:00–20:00». */
export function freeIntervals(days: Courier['intervals']): { value: string; label: string }[] {
  return days.flatMap(({ date, name, dayText, intervals }) =>
    intervals
      .filter(({ status }) => status === 'free' || status === 'few')
      .map(({ id, start, end, isExact }) => ({
        value: `${date} ${id}`,
        label: `${name}, ${dayText}, ${shortTime(start)}–${shortTime(end)}${isExact ? courierTexts.exact : ''}`,
      })),
  )
}
