import type { ProductGroup } from '@verstak/drawings'
import type { Random } from './random.ts'

/** One value of a characteristic, as a product has it. */
export interface Fact {
  /** As shown: «2,4», «быстрозажимной»; the unit belongs to the property. */
  text: string
  /** The number behind the text; null for words. */
  num: number | null
  /** What product names say instead of text and unit; '' leaves it out of names. */
  short?: string
  /** What the value does to the price, 1 = nothing. */
  priceFactor: number
}

/** What is known of a product while its characteristics are drawn, in the order of the kind. */
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

/** What the generator knows of a brand beside name and country. */
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
  /** What stands between letters and digits of its model codes. */
  join: string
  /** True when its model codes are in Russian. */
  isRussianCode: boolean
  /** How often shoppers meet it, 1 = usual. */
  popularity: number
}

/** A sort of product: everything that its names, characteristics and prices are drawn from. */
export interface Kind {
  /** What brands of the pool must make. */
  group: ProductGroup
  /** What it is, as a product name begins. */
  title: string
  /** Names of drawings, best first; the first one that exists is taken. */
  drawing: string
  /** Slugs of brands, apart by spaces; `slug*3` comes three times as often, `!slug` not at all; `-` has no brand. */
  brands: string
  props: readonly Prop[]
  /** Pattern of the product name, see `fillText`. */
  name: string
  /**
   * Patterns of model codes (see `fillCode`) by brand slug; `ru` and `en` for the other brands with codes in that alphabet.
   * A product whose brand finds no pattern has no model.
   */
  codes?: Readonly<Record<string, string | ((facts: Facts) => string)>>
  /** The codes name series of many products, so that a model may come again with other figures. */
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
  /** Sentences for the description, alternatives apart by `|`; filled like names. */
  about: string
  /** Used up rather than used: no warranty, not divided into home and professional. */
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
  /** How many products it gets beside the others. */
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

/** Leaf of a kind with its own changes; characteristics with a known key replace those of the kind, others come behind. */
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
