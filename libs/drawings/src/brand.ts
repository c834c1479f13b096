/** Product groups of a brand. */
export const PRODUCT_GROUPS = [
  'power-tools',
  'hand-tools',
  'measuring',
  'garden',
  'electrics',
  'power-equipment',
  'machine-tools',
  'workwear',
  'plumbing',
  'auto',
  'fasteners',
  'paint',
  'storage',
  'ladders',
  'welding',
  'consumables',
] as const

/** One of {@link PRODUCT_GROUPS}. */
export type ProductGroup = (typeof PRODUCT_GROUPS)[number]

/** One row of the brand table. */
export interface Brand<Slug extends string = string> {
  /** Latin letters, digits and hyphens; unique. */
  readonly slug: Slug
  /** Spelled as by its owner. */
  readonly name: string
  /** Word on the label plate: capitals, at most 12 characters. */
  readonly word: string
  /** Body colour of its products, `#rrggbb`. */
  readonly colour: string
  /** Country of the brand (not of the factory), in Russian. */
  readonly country: string
  /** At least one. */
  readonly groups: readonly ProductGroup[]
}
