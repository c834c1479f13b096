import * as v from 'valibot'

/** Time of a day, `09:00`; `24:00` ends a day. */
export const DayTime = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/))

/** Calendar day, `2026-11-23`. */
export const IsoDate = v.pipe(v.string(), v.isoDate())

const Weekday = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))

/** Hours of several days of the week that stand side by side (PICKUP-004). */
export const WorkItem = v.object({
  /** 1 is Monday, 7 Sunday; never after `lastDay`. */
  firstDay: Weekday,
  lastDay: Weekday,
  /** Both null on days off. Hours that end before they start, or when they start, end on the next day. */
  start: v.nullable(DayTime),
  end: v.nullable(DayTime),
  /** These days are off: «выходной». */
  weekend: v.boolean(),
})
export type WorkItem = v.InferOutput<typeof WorkItem>

/** One day with other hours than its day of the week. */
export const SpecialDay = v.object({
  date: IsoDate,
  /** Both null when the point is closed. */
  start: v.nullable(DayTime),
  end: v.nullable(DayTime),
  /** Russian reason: «Новый год», «Инвентаризация». */
  name: v.optional(v.string()),
})
export type SpecialDay = v.InferOutput<typeof SpecialDay>
