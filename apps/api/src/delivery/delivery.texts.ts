import type { Courier } from '@verstak/contracts/courier'

const SHOWN = 4

const shortTime = (time: string) => time.replace(/^0(?=\d:)/, '')

/** `9:00–13:00`. */
export const hoursText = (start: string, end: string): string => `${shortTime(start)}–${shortTime(end)}`

/** That an interval is full, and which are free. */
export function freePlacesText(days: Courier['intervals']): string {
  const free = days.flatMap(({ name, dayText, intervals }) =>
    intervals.filter(({ left }) => left > 0).map(({ start, end }) => `${name}, ${dayText}, ${hoursText(start, end)}`),
  )
  const full = 'В\u00A0этом интервале уже нет мест.'
  if (free.length === 0) return `${full} Других тоже нет: выберите доставку в\u00A0любое время.`
  return `${full} Свободны: ${free.slice(0, SHOWN).join('; ')}.`
}

/** Where a transport company brings an order. */
export const transportAddress = (town: string, company: string, terminal: string | null): string =>
  [town, company, terminal].filter(Boolean).join(', ')

/** Sentences at the fields of an order. */
export const deliveryTexts = {
  noCourier: 'В\u00A0этот регион курьер не\u00A0ездит. Выберите самовывоз или транспортную компанию.',
  noInterval: 'Этого интервала больше нет. Выберите другой.',
}
