import { BRAND_BY_SLUG, type CatalogueBrand } from './brandTable.ts'
import { NO_BRAND } from './data/noBrand.data.ts'
import { PROPERTY_BY_KEY } from './propertyTable.ts'
import { AUDIENCES } from './data/words.data.ts'
import type { Draw, Fact, Kind } from './kind.ts'
import { fillCode, fillText, type Words } from './pattern.ts'
import { drawPrice, type Price } from './price.ts'
import { formatDecimal } from './props.ts'
import { createRandom, type Random } from './random.ts'

const NO_BREAK_SPACE = '\u00a0'
/** Packing weighs this share of the goods. */
const PACKING = 0.08

/** A product before it gets its id. */
export interface DrawnProduct {
  /** Null for goods without a brand. */
  brand: CatalogueBrand | null
  model: string
  article: string
  name: string
  words: Words
  /** By key of the property table, in the order of the kind. */
  facts: ReadonlyMap<string, Fact>
  price: Price
  /** Gross, grams. */
  weight: number
  /** Packed length, width and height, mm. */
  size: [number, number, number]
  multiplicity: number
  /** How much of the kind's measure is in one piece; null when it is sold by the piece alone. */
  unitsPerPiece: number | null
  random: Random
}

/** A kind with its brands looked up. */
export interface KindPool {
  kind: Kind
  brands: readonly { brand: CatalogueBrand | null; weight: number }[]
}

/** Looks up the brands of a kind; throws on a slug that no brand has. */
export function poolOf(kind: Kind): KindPool {
  const words = kind.brands.split(' ')
  const excluded = new Set(words.filter((word) => word.startsWith('!')).map((word) => word.slice(1)))
  const brands = words.flatMap((word) => {
    const [slug = '', times = '1'] = word.split('*')
    if (slug.startsWith('!') || excluded.has(slug)) return []
    const brand = slug === '-' ? null : (BRAND_BY_SLUG.get(slug) ?? unknownBrand(slug, kind.title))
    return [{ brand, weight: Number(times) * (brand?.popularity ?? 1) ** 0.7 }]
  })
  return { kind, brands }
}

/** Draws one product of a kind; the same seeds give the same product. */
export function drawProduct({ kind, brands }: KindPool, seeds: readonly number[]): DrawnProduct {
  const random = createRandom(...seeds)
  const { brand } = random.pickWeighted(brands)
  const traits = brand ?? NO_BRAND
  const scale = Math.min(0.999, random.next() ** 1.2 * 0.9 + (traits.isPro ? 0.1 : 0))
  const facts = new Map<string, Fact>()
  const draw: Draw = {
    random,
    scale,
    brand: traits,
    text: (key) => facts.get(key)?.text ?? '',
    num: (key) => facts.get(key)?.num ?? 0,
  }
  const tell = (key: string, text: string, num: number | null = null) => facts.set(key, { text, num, priceFactor: 1 })

  for (const prop of kind.props) {
    const fact = prop.draw(draw)
    if (fact) facts.set(prop.key, fact)
  }
  const grams = kind.mass ? kind.mass(draw) : grow(kind.weight, scale)
  const weight = Math.max(5, roundGrams(grams * (0.96 + random.next() * 0.08)))
  const net = weight / (1 + PACKING)
  const netKilograms =
    net >= 10_000 ? Math.round(net / 500) / 2 : net >= 1000 ? Math.round(net / 100) / 10 : Math.round(net / 10) / 100
  if (netKilograms > 0) tell('weight', formatDecimal(netKilograms), netKilograms)
  if (!kind.isConsumable) {
    const isForPros = traits.isPro ? scale > 0.3 : scale * traits.tier > 0.72
    tell('audience', isForPros ? AUDIENCES.pro : AUDIENCES.home)
    tell('warranty', traits.warranty)
  }
  tell('country', random.pick(traits.madeIn))

  const code = codeOf(kind, traits.slug, traits.isRussianCode)
  const model = code === undefined ? '' : fillCode(typeof code === 'string' ? code : code(draw), draw)
  const own: Record<string, string> = { title: kind.title, brand: traits.name, model }
  const words: Words = {
    text: (key) => own[key] ?? draw.text(key),
    num: draw.num,
    shown: (key) => own[key] ?? shownFact(key, facts.get(key)),
  }
  const worth = [...facts.values()].reduce((sum, { priceFactor }) => sum * priceFactor, grow(kind.price, scale))
  const bulk = Math.cbrt(weight / Math.sqrt(kind.weight[0] * kind.weight[1]))
  const article = traits.article.includes('{model}') && model === '' ? '@@######' : traits.article
  return {
    brand,
    model,
    article: fillCode(article.replace('{model}', model), draw),
    name: fillText(kind.name, words).replaceAll(' ,', ','),
    words,
    facts,
    price: drawPrice(worth * traits.tier ** 0.9 * (0.94 + random.next() * 0.12), random),
    weight,
    size: packedSize(kind, bulk, kind.longSide?.(draw) ?? null),
    multiplicity: kind.multiplicity ? random.pick(kind.multiplicity) : 1,
    unitsPerPiece: kind.measure ? draw.num(kind.measure.key) || null : null,
    random,
  }
}

/** Sides grow with the cube root of the weight; a stiff long thing keeps its length, so only its other sides grow. */
function packedSize({ size }: Kind, bulk: number, longSide: number | null): [number, number, number] {
  const [length, width, height] = size.map((side) => Math.max(5, Math.round((side * bulk) / 5) * 5))
  return [longSide === null ? (length ?? 5) : Math.round(longSide), width ?? 5, height ?? 5]
}

function codeOf({ codes }: Kind, slug: string, isRussian: boolean) {
  return codes?.[slug] ?? (isRussian ? codes?.['ru'] : undefined) ?? codes?.['en']
}

/** Geometric, so that the middle of 1000…100 000 is 10 000. */
function grow([from, to]: readonly [number, number], scale: number): number {
  return from * (to / from) ** scale
}

function roundGrams(grams: number): number {
  if (grams >= 10_000) return Math.round(grams / 100) * 100
  return grams >= 500 ? Math.round(grams / 10) * 10 : Math.round(grams)
}

function shownFact(key: string, fact: Fact | undefined): string {
  if (!fact) return ''
  const unit = PROPERTY_BY_KEY.get(key)?.unit
  return fact.short ?? (unit ? `${fact.text}${NO_BREAK_SPACE}${unit}` : fact.text)
}

function unknownBrand(slug: string, title: string): never {
  throw new Error(`"${title}" names the brand ${slug}, which the table of drawings lacks.`)
}
