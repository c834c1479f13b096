import { BRANDS, type BrandSlug } from './brands.data.ts'

/** Body colours of products without a brand. */
const PLAIN_COLOURS = {
  'plain-red': '#c1271d',
  'plain-orange': '#e0721b',
  'plain-amber': '#e8a200',
  'plain-green': '#3b7a2a',
  'plain-teal': '#0f6b76',
  'plain-blue': '#1557b0',
  'plain-steel': '#4f6b82',
  'plain-violet': '#5b4a9c',
  'plain-grey': '#6f767c',
} as const

/** A livery: a brand's slug or a plain one. It determines body colour and brand word. */
export type Livery = BrandSlug | keyof typeof PLAIN_COLOURS

/** Colour and word of a livery. */
export interface LiveryPaint {
  /** Body colour, `#rrggbb`. */
  readonly colour: string
  /** Word on the label plate; absent for plain liveries, whose plate has a white bar. */
  readonly word?: string
}

const PAINTS = new Map<string, LiveryPaint>([
  ...BRANDS.map(({ slug, word, colour }) => [slug, { word, colour }] as const),
  ...Object.entries(PLAIN_COLOURS).map(([name, colour]) => [name, { colour }] as const),
])

/** All liveries: brands first, then the plain ones. */
export const LIVERIES = [...PAINTS.keys()] as readonly Livery[]

/** Whether `text` names a livery. */
export function isLivery(text: string): text is Livery {
  return PAINTS.has(text)
}

/** Livery of a brand slug; an unknown brand gets the plain steel one. */
export function liveryOf(brandSlug: string): Livery {
  return isLivery(brandSlug) ? brandSlug : 'plain-steel'
}

/** Colour and word of a livery. */
export function paintOf(livery: Livery): LiveryPaint {
  return PAINTS.get(livery) ?? { colour: PLAIN_COLOURS['plain-steel'] }
}
