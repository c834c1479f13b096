/** Days of the shop's papers are those of Moscow. */
const SHOP_ZONE = 'Europe/Moscow'
const DAY_MS = 24 * 3600_000

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_ZONE })

/** The shop's day at a moment, as an ISO date. */
export const shopDay = (at: Date): string => isoDay.format(at)

/** The shop's day so many days later, as an ISO date. */
export const dayAfter = (from: Date, days: number): string => shopDay(new Date(from.getTime() + days * DAY_MS))
