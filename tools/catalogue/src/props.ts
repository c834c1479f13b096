import type { Draw, Fact, Facts, Prop } from './kind.ts'

/** Option of a characteristic with its weight in the draw. */
interface Option extends Fact {
  weight: number
}

const OPTION = /^(?<text>[^~*^]*)(?:~(?<short>[^*^]*))?(?:\*(?<weight>\d+))?(?:\^(?<percent>-?\d+))?$/

/**
 * Reads options written as `text~short*weight^percent`, separated by `|`: the short form for names, the weight (default
 * 1), and the price change in percent (default 0). An empty text leaves the characteristic out.
 */
export function parseOptions(line: string): Option[] {
  return line.split('|').map((part) => {
    const groups = OPTION.exec(part)?.groups
    if (!groups) throw new Error(`"${part}" is not an option: text~short*weight^percent`)
    const { text = '', short, weight = '1', percent = '0' } = groups
    const fact = { text, num: numberOf(text), priceFactor: 1 + Number(percent) / 100, weight: Number(weight) }
    return short === undefined ? fact : { ...fact, short }
  })
}

/** One of the options at random. */
export function one(key: string, line: string): Prop {
  const options = parseOptions(line)
  return { key, draw: ({ random }) => present(random.pickWeighted(options)) }
}

/** One of the options by the scale of the product: the list goes from the least to the greatest. */
export function grade(key: string, line: string): Prop {
  const options = parseOptions(line).flatMap((option) => Array.from({ length: option.weight }, () => option))
  return {
    key,
    draw: (draw) => present(options[Math.min(options.length - 1, Math.floor(near(draw, 0.06) * options.length))]),
  }
}

/** A number by the scale of the product, rounded to `step`. */
export function span(key: string, from: number, to: number, step: number): Prop {
  return {
    key,
    draw(draw) {
      const share = near(draw, 0.1)
      // Over a wide range most products stand at its lower end, as in a shop.
      const value = to / from > 6 && from > 0 ? from * (to / from) ** share : from + (to - from) * share
      return numberFact(Math.max(from, Math.min(to, Math.round(value / step) * step)))
    },
  }
}

/** Always the same value. */
export function is(key: string, text: string): Prop {
  return one(key, text)
}

/** A value that follows from earlier ones; '' leaves it out. Words may be options, see `parseOptions`. */
export function from(key: string, make: (facts: Facts, draw: Draw) => string | number): Prop {
  return {
    key,
    draw(draw) {
      const made = make(draw, draw)
      return typeof made === 'number' ? numberFact(made) : present(draw.random.pickWeighted(parseOptions(made)))
    },
  }
}

/** The given characteristic only for products that pass. */
export function when(isWanted: (facts: Facts) => boolean, prop: Prop): Prop {
  return { key: prop.key, draw: (draw) => (isWanted(draw) ? prop.draw(draw) : null) }
}

/** Number with a decimal comma, at most three decimals. */
export function formatDecimal(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace('.', ',')
}

function numberFact(value: number): Fact {
  return { text: formatDecimal(value), num: value, priceFactor: 1 }
}

function numberOf(text: string): number | null {
  return /^\d+(,\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null
}

function present(option: Option | undefined): Fact | null {
  if (!option || option.text === '') return null
  const { weight: _, ...fact } = option
  return fact
}

function near({ random, scale }: Draw, spread: number): number {
  return Math.max(0, Math.min(1, scale + (random.next() - 0.5) * 2 * spread))
}
