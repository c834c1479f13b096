import type { ProductGroup } from '@verstak/drawings'
import type { Random } from './random.ts'

/** One value of a characteristic, as a product has it. */
export interface Fact {
  /** As shown: «2,4», «быстрозажимной»; the unit belongs to the property. */
  text: string
  /** The number behind the text; null for words. */
  num: number | null
  /** Short form for product names instead of text and unit; '' omits it from names. */
  short?: string
  /** Factor of the price, 1 = no change. */
  priceFactor: number
}

/** Characteristics of a product that are already drawn, in the order of the kind. */
export interface Facts {
  /** Text of an earlier characteristic; '' when the product lacks it. */
  text(key: string): string
  /** Number of an earlier characteristic; 0 when the product lacks it. */
  num(key: string): number
}

export interface Draw extends Facts {
  readonly random: Random
  /** How big or strong the product is within its kind, 0…1; drives numbers, model code, price and weight alike. */
  readonly scale: number
  readonly brand: BrandTraits
}

/** Draws one characteristic; null leaves it out. A key that the property table lacks serves names only. */
export interface Prop {
  readonly key: string
  draw(draw: Draw): Fact | null
}

/** Data of a brand for the generator, besides name and country. */
export interface BrandTraits {
  slug: string
  name: string
  country: string
  /** Price level, 1 = middle of the market. */
  tier: number
  isPro: boolean
  /** Countries of its factories, the frequent ones repeated. */
  madeIn: readonly string[]
  /** Battery voltages of its cordless tools, the frequent ones repeated. */
  volts: readonly string[]
  warranty: string
  /** Pattern of the manufacturer's articles, see `fillCode`. */
  article: string
  /** Separator of letters and digits in its model codes. */
  join: string
  /** True when its model codes are in Russian. */
  isRussianCode: boolean
  /** Relative frequency in the shop, 1 = usual. */
  popularity: number
}

/** A sort of product: everything that its names, characteristics and prices are drawn from. */
export interface Kind {
  /** Product group that brands of the pool must make. */
  group: ProductGroup
  /** What it is, as a product name begins. */
  title: string
  /** Names of drawings, best first; the first one that exists is taken. */
  drawing: string
  /**
   * Slugs of brands, separated by spaces; `slug*3` is three times as frequent, `!slug` is excluded, `-` means no brand.
   */
  brands: string
  props: readonly Prop[]
  /** Pattern of the product name, see `fillText`. */
  name: string
  /**
   * Patterns of model codes (see `fillCode`) by brand slug; `ru` and `en` for the other brands with codes in that alphabet.
   * A product whose brand finds no pattern has no model.
   */
  codes?: Readonly<Record<string, string | ((facts: Facts) => string)>>
  /** The codes name series of many products, so that a model may repeat with other values. */
  hasSeries?: boolean
  /** Rubles of the least and of the greatest product of a middle brand. */
  price: readonly [number, number]
  /** Gross grams of the least and of the greatest. */
  weight: readonly [number, number]
  /** Gross grams where they follow from the characteristics, as for packs of many; then `weight` only scales the size. */
  mass?: (facts: Facts) => number
  /** Packed length in mm where it follows from the characteristics, as for pipes. */
  longSide?: (facts: Facts) => number
  /** Packed length, width and height of a middle one, mm. */
  size: readonly [number, number, number]
  /** Sentences for the description, alternatives separated by `|`; filled like names. */
  about: string
  /** A consumable: no warranty, no distinction of home and professional. */
  isConsumable?: boolean
  /** Sold in steps of one of these. */
  multiplicity?: readonly number[]
  /** Also priced by measure: its Russian sign, and the characteristic that says how much of it is in one piece. */
  measure?: { readonly unit: string; readonly key: string }
}

/** Category of the tree; one with a kind is a leaf and holds products. */
export interface CategoryNode {
  id: number
  name: string
  /** Names of drawings, best first. */
  drawing: string
  children: readonly CategoryNode[]
  kind: Kind | null
  /** Its share of products relative to the other leaves. */
  share: number
}

interface LeafChange extends Partial<Kind> {
  /** Keys of characteristics that this leaf lacks. */
  without?: string
}

type LeafMaker = (kind: Kind) => CategoryNode

/** Category with others below. */
export function branch(id: number, name: string, drawing: string, children: readonly CategoryNode[]): CategoryNode {
  return { id, name, drawing, children, kind: null, share: 0 }
}

/**
 * Leaf of a kind with its own changes; characteristics with a known key replace those of the kind, others are appended.
 */
export function leaf(id: number, name: string, share: number, change: LeafChange = {}): LeafMaker {
  const { without = '', props = [], ...rest } = change
  return (kind) => {
    const removed = without.split(' ')
    const changed = new Map(props.map((prop) => [prop.key, prop]))
    const kept = kind.props
      .filter(({ key }) => !removed.includes(key))
      .map((prop) => {
        const replacement = changed.get(prop.key) ?? prop
        changed.delete(prop.key)
        return replacement
      })
    const own = { ...kind, ...rest, props: [...kept, ...changed.values()] }
    return { id, name, drawing: own.drawing, children: [], kind: own, share }
  }
}

/** Leaves that share a kind. */
export function leavesOf(kind: Kind, ...leaves: LeafMaker[]): CategoryNode[] {
  return leaves.map((make) => make(kind))
}
