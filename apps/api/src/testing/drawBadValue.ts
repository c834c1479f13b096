import { BAD_TEXTS, BAD_VALUES, SHARP_TEXTS } from './fuzz.data.ts'

/** Numbers from 0 up to 1. */
type Random = () => number

const pickOf =
  (random: Random) =>
  <T>(items: readonly T[]): T =>
    items[Math.floor(random() * items.length)]!

/** An unexpected text: one of the list, or letters of all alphabets. */
export function drawBadText(random: Random): string {
  if (random() < 0.4) return pickOf(random)(SHARP_TEXTS)
  if (random() < 0.8) return pickOf(random)(BAD_TEXTS)
  const codeOf = () => Math.floor(random() * pickOf(random)([0x80, 0x500, 0x3000, 0x1_0000, 0x11_0000]))
  return Array.from({ length: Math.floor(random() * 40) }, () => String.fromCodePoint(codeOf())).join('')
}

export const drawBadValue = (random: Random): unknown =>
  random() < 0.6 ? drawBadText(random) : pickOf(random)(BAD_VALUES)

/** The value with one of its parts removed, duplicated or replaced. */
export function spoil(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.1) return drawBadValue(random)
  if (Array.isArray(value)) {
    const place = Math.floor(random() * value.length)
    if (value.length === 0) return [drawBadValue(random)]
    if (random() < 0.2) return Array.from({ length: 150 }, () => value[place] as unknown)
    return value.map((item: unknown, index) => (index === place ? spoil(item, random) : item))
  }
  const entries = Object.entries(value)
  if (entries.length === 0 || random() < 0.1) return { ...value, [drawBadText(random)]: drawBadValue(random) }
  const [key] = pickOf(random)(entries)
  if (random() < 0.15) return Object.fromEntries(entries.filter(([name]) => name !== key))
  return Object.fromEntries(entries.map(([name, part]) => [name, name === key ? spoil(part, random) : part]))
}
