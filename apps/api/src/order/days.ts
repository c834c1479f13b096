/** Days of the shop's papers are those of Moscow. */
const SHOP_ZONE = 'Europe/Moscow'
const DAY_MS = 24 * 3600_000

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_ZONE })

/** The shop's day at a moment, as an ISO date. */
export const shopDay = (at: Date): string => isoDay.format(at)

/** The shop's day so many days later, as an ISO date. */
export const dayAfter = (from: Date, days: number): string => shopDay(new Date(from.getTime() + days * DAY_MS))

/** When the shop's day begins, so many days after an ISO date. Moscow has one time all year. */
export const dayStart = (day: string, later = 0): Date =>
  new Date(new Date(`${day}T00:00:00+03:00`).getTime() + later * DAY_MS)
