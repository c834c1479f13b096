import { detach } from './detach.ts'
import { parseNumber } from './parseNumber.ts'
import type { Parameter } from './records.ts'
import { MERGED_LETTER } from './words.data.ts'

/** A characteristic as the shop keeps it. Decided when it first comes, so that filters stay what they are. */
export interface PropertyRecord {
  name: string
  unit: string | null
  kind: 'list' | 'range'
  isFacet: boolean
}

interface Seen {
  name: string
  unit: string | null
  count: number
  numbers: number
  suffixes: Map<string, number>
  values: Set<string>
  letters: number
}

const NUMBER_AND_UNIT = /^([+-−]?\d[\d\s\u00a0]*(?:[.,]\d+)?)[\s\u00a0]*([^\d\s][^\d]{0,14})?$/u
const MAX_VALUES = 300
/** Of the values, so many must be numbers, and with one unit. */
const NEARLY_ALL = 0.97
const FEWEST_NUMBERS = 5
/** More choices than that, longer ones, or one for nearly each product, help nobody to choose. */
const MAX_CHOICES = 60
const LONGEST_CHOICE = 40
const MAX_CHOICES_PER_PRODUCT = 0.6
const FEW_CHOICES = 4
const MAX_PROPERTIES = 20_000
const NO_BREAK_SPACE = '\u00a0'

/** Identity of a characteristic within a source. */
export const propertyKey = ([name, , unit]: Parameter): string =>
  `${name.toLowerCase().replaceAll(...MERGED_LETTER)}|${unit?.toLowerCase() ?? ''}`

/** «18 В» is 18 and «В»; null for what does not begin with a number or goes on with another. */
export function splitValue(text: string): { num: number; numText: string; unit: string } | null {
  const match = NUMBER_AND_UNIT.exec(text)
  const num = match ? parseNumber(match[1] ?? '') : null
  return num === null ? null : { num, numText: (match?.[1] ?? '').trim(), unit: (match?.[2] ?? '').trim() }
}

/** How a value reads on the pages, and its number. Pages add the unit of the characteristic. */
export function valueOf([, value, unit]: Parameter, property: PropertyRecord): { name: string; num: number | null } {
  const split = splitValue(value)
  if (!split) return { name: withoutUnit(value, property.unit), num: null }
  const own = split.unit || unit
  if (property.unit === null) return { name: own ? `${split.numText}${NO_BREAK_SPACE}${own}` : value, num: split.num }
  if (own && own.toLowerCase() !== property.unit.toLowerCase())
    // Another unit than the rest: the number says something else.
    return { name: `${split.numText}${NO_BREAK_SPACE}${own}`, num: null }
  return { name: split.numText.replace(/\.0+$/, '').replace('.', ','), num: split.num }
}

function withoutUnit(value: string, unit: string | null): string {
  const isNamed = unit !== null && value.toLowerCase().endsWith(unit.toLowerCase())
  return (isNamed && value.slice(0, -unit.length).trimEnd()) || value
}

/** Finds out what kind of characteristics a source has, while its products pass. */
export class PropertyBook {
  readonly #seen = new Map<string, Seen>()

  add(params: readonly Parameter[]): void {
    for (const param of params) this.#addOne(param)
  }

  /** The most frequent first. */
  decide(): [key: string, record: PropertyRecord][] {
    return [...this.#seen]
      .sort(([, a], [, b]) => b.count - a.count)
      .map(([key, seen]): [string, PropertyRecord] => [key, recordOf(seen)])
  }

  #addOne(param: Parameter): void {
    const [name, value, unit] = param
    const key = propertyKey(param)
    let seen = this.#seen.get(key)
    if (!seen) {
      if (this.#seen.size >= MAX_PROPERTIES) return
      const kept = { name: detach(name), unit: unit === null ? null : detach(unit) }
      seen = { ...kept, count: 0, numbers: 0, suffixes: new Map(), values: new Set(), letters: 0 }
      this.#seen.set(detach(key), seen)
    }
    seen.count += 1
    seen.letters += value.length
    if (seen.values.size < MAX_VALUES && !seen.values.has(value)) seen.values.add(detach(value))
    const split = splitValue(value)
    if (!split) return
    seen.numbers += 1
    const times = seen.suffixes.get(split.unit)
    if (times !== undefined) seen.suffixes.set(split.unit, times + 1)
    else if (seen.suffixes.size < MAX_VALUES) seen.suffixes.set(detach(split.unit), 1)
  }
}

function recordOf({ name, unit, count, numbers, suffixes, values, letters }: Seen): PropertyRecord {
  const [suffix = '', times = 0] = [...suffixes].sort(([, a], [, b]) => b - a)[0] ?? []
  const isOneUnit = times >= numbers * NEARLY_ALL
  const isRange = numbers >= count * NEARLY_ALL && isOneUnit && values.size >= FEWEST_NUMBERS
  const isShort = letters / count <= LONGEST_CHOICE
  const isChoice = values.size <= Math.min(MAX_CHOICES, Math.max(FEW_CHOICES, count * MAX_CHOICES_PER_PRODUCT))
  return {
    name,
    unit: unit ?? (isRange && suffix !== '' ? suffix : null),
    kind: isRange ? 'range' : 'list',
    isFacet: isRange || (values.size >= 2 && isShort && isChoice),
  }
}
