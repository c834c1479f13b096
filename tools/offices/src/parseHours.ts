import { AROUND_THE_CLOCK, DAY_NAMES, DAY_OFF, EVERY_DAY, FILL_WORDS } from './fieldNames.data.ts'

/** Hours of days side by side, 1 is Monday; both times null when closed. */
export interface HoursRow {
  firstDay: number
  lastDay: number
  opensAt: string | null
  closesAt: string | null
}

const WEEK = [1, 2, 3, 4, 5, 6, 7]
const TIMES = /(\d{1,2})[:.](\d{2})\s*[-–—]\s*(\d{1,2})[:.](\d{2})/
const NOTES = /\([^)]*\)/g
const TAGS = /<[^>]*>/g

/**
 * Reads hours of a week: «Пн-Пт 10:00-19:00 (без п-ва), Сб-Вс Вых», «ежедневно 9:00–21:00», «круглосуточно». Days that are not
 * named are days off. Breaks in brackets are left out.
 * @returns null when any part cannot be read
 */
export function parseHours(text: string): HoursRow[] | null {
  const days = new Map<number, string | null>()
  let waiting: number[] = []
  const parts = text
    .replaceAll(NOTES, ' ')
    .replaceAll(TAGS, ',')
    .toLowerCase()
    .split(/[,;\n]+/)
  for (const part of parts.map((each) => each.trim()).filter(Boolean)) {
    const read = readPart(part)
    if (!read) return null
    // Days before the ones with hours, «Сб, Вс 10:00-18:00».
    if (read.hours === undefined) {
      waiting = [...waiting, ...read.days]
      continue
    }
    for (const day of [...waiting, ...read.days]) days.set(day, read.hours)
    waiting = []
  }
  if (days.size === 0 || waiting.length > 0) return null
  return rowsOf(days)
}

function readPart(part: string): { days: number[]; hours: string | null | undefined } | null {
  const times = TIMES.exec(part)
  const words = part.replace(TIMES, ' ').replaceAll(/[:.]/g, ' ').trim().split(/\s+/).filter(Boolean)
  const days: number[] = []
  let hours: string | null | undefined = times ? spanOf(times) : undefined
  if (times && hours === undefined) return null
  for (const word of words) {
    const named = daysOf(word)
    if (named) days.push(...named)
    else if (DAY_OFF.test(word)) hours = null
    else if (AROUND_THE_CLOCK.test(word)) hours = '00:00-24:00'
    else if (!FILL_WORDS.includes(word)) return null
  }
  if (days.length === 0) return hours ? { days: WEEK, hours } : null
  return { days, hours }
}

/** `10:00-19:00`; undefined when these are no times of a day. */
function spanOf([, h1 = '', m1 = '', h2 = '', m2 = '']: RegExpExecArray): string | undefined {
  const from = Number(h1) * 60 + Number(m1)
  const to = Number(h2) * 60 + Number(m2)
  if (Number(m1) > 59 || Number(m2) > 59 || from >= 1440 || to > 1440) return undefined
  // Midnight as an end is that of the same day.
  return `${h1.padStart(2, '0')}:${m1}-${to === 0 ? '24:00' : `${h2.padStart(2, '0')}:${m2}`}`
}

function daysOf(word: string): number[] | null {
  if (EVERY_DAY.test(word)) return WEEK
  const [first = '', last = first, ...rest] = word.split(/[-–—]/)
  const from = DAY_NAMES.indexOf(first) + 1
  const to = DAY_NAMES.indexOf(last) + 1
  if (from === 0 || to === 0 || rest.length > 0) return null
  return from <= to ? WEEK.slice(from - 1, to) : [...WEEK.slice(from - 1), ...WEEK.slice(0, to)]
}

/** Days with the same hours become one row. */
function rowsOf(days: ReadonlyMap<number, string | null>): HoursRow[] {
  const rows: HoursRow[] = []
  for (const day of WEEK) {
    const [from, to] = days.get(day)?.split('-') ?? []
    const [opensAt, closesAt] = [from ?? null, to ?? null]
    const last = rows.at(-1)
    if (last && last.opensAt === opensAt && last.closesAt === closesAt) last.lastDay = day
    else rows.push({ firstDay: day, lastDay: day, opensAt, closesAt })
  }
  return rows
}
