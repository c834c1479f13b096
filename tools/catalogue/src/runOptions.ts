import { parseArgs } from 'node:util'

/** Parsed command-line options. */
export interface RunOptions {
  products: number
  seed: number
  /** Base date for «new» and «expected» products. */
  today: Date
  /** Pickup points of the first region besides its shops; undefined = the usual few. */
  points: number | undefined
  /** Do nothing when the database has products. */
  isIfEmpty: boolean
  /** Replace an earlier demo catalogue, including its orders. */
  isReplaceDemo: boolean
  /** Print that many products of each leaf instead of loading; null to load. */
  sample: number | null
}

/** Ids and article numbers are built for this many. */
const MAX_PRODUCTS = 5_000_000
const MAX_POINTS = 50_000

/** Reads the command line; throws with a usable message on a wrong one. */
export function parseRunOptions(args: readonly string[], now = new Date()): RunOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      products: { type: 'string', default: '12000' },
      seed: { type: 'string', default: '1' },
      date: { type: 'string', default: now.toISOString().slice(0, 10) },
      'if-empty': { type: 'boolean', default: false },
      'replace-demo': { type: 'boolean', default: false },
      points: { type: 'string' },
      sample: { type: 'string' },
    },
  })
  const today = new Date(`${values.date}T00:00:00Z`)
  if (Number.isNaN(today.getTime())) throw new Error(`--date takes a day such as 2026-11-20, not "${values.date}".`)
  return {
    products: wholeNumber('--products', values.products, 1, MAX_PRODUCTS),
    seed: wholeNumber('--seed', values.seed, 0, 2 ** 31 - 1),
    today,
    points: values.points === undefined ? undefined : wholeNumber('--points', values.points, 0, MAX_POINTS),
    isIfEmpty: values['if-empty'],
    isReplaceDemo: values['replace-demo'],
    sample: values.sample === undefined ? null : wholeNumber('--sample', values.sample, 1, 1_000_000),
  }
}

function wholeNumber(name: string, text: string, from: number, to: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= from && value <= to) return value
  throw new Error(`${name} takes a whole number from ${from} to ${to}, not "${text}".`)
}
