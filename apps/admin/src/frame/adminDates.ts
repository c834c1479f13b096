/** The back office has the time of its staff: Moscow. */
const TIME_ZONE = 'Europe/Moscow'

const TIME = new Intl.DateTimeFormat('ru-RU', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' })
const MOMENT = new Intl.DateTimeFormat('ru-RU', {
  timeZone: TIME_ZONE,
  ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
})

/** `18:30`. @param iso moment as ISO 8601 */
export const timeOf = (iso: string): string => TIME.format(new Date(iso))

/** `23.11.2026, 14:26`. @param iso moment as ISO 8601 */
export const momentOf = (iso: string): string => MOMENT.format(new Date(iso))
