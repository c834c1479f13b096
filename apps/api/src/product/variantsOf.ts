import { productAddress } from '@verstak/contracts/address'
import type { ProductVariants, VariantAxis, VariantValue } from '@verstak/contracts/productPage'
import type { VariantGroupRow, VariantRow } from './productPage.sql.ts'

/**
 * What a product's group offers beside it. Each value leads to the product that has it and differs least from the page's own in
 * the other axes; of equal ones to one that can be bought.
 * @param rows in the order of the group, the page's own product among them
 * @returns null when there is nothing to choose
 */
export function variantsOf(
  group: VariantGroupRow,
  rows: readonly VariantRow[],
  productId: number,
): ProductVariants | null {
  const own = rows.find(({ id }) => id === productId)
  if (!own) return null
  const axes = group.axes.flatMap(({ kind, name }, place): VariantAxis[] => {
    const values = valuesOf(rows, own, { kind, place })
    return values.length > 1 ? [{ kind, name, values }] : []
  })
  if (axes.length === 0) return null
  const links = rows.filter((row) => row !== own).map(linkOf)
  return { groupId: group.id, name: group.name, axes, links }
}

function valuesOf(
  rows: readonly VariantRow[],
  own: VariantRow,
  { kind, place }: { kind: VariantAxis['kind']; place: number },
): VariantValue[] {
  const names = [...new Set(rows.flatMap(({ choices }) => choices[place] ?? []))]
  return (kind === 'color' ? names : byNumber(names)).map((name) => {
    const isCurrent = own.choices[place] === name
    const nearest = isCurrent ? own : nearestOf(rows, own, (row) => row.choices[place] === name)
    return { name, link: linkOf(nearest), isCurrent, isAvailable: nearest.is_available }
  })
}

/** By the number that they begin with; as they come when one has none. */
function byNumber(names: readonly string[]): readonly string[] {
  const numberOf = (name: string) => Number.parseFloat(name.replace(',', '.'))
  return names.some((name) => Number.isNaN(numberOf(name)))
    ? names
    : names.toSorted((a, b) => numberOf(a) - numberOf(b))
}

function nearestOf(rows: readonly VariantRow[], own: VariantRow, hasValue: (row: VariantRow) => boolean): VariantRow {
  const likeness = ({ choices, is_available }: VariantRow) =>
    choices.filter((choice, place) => own.choices[place] === choice).length + (is_available ? 0.5 : 0)
  return rows.filter(hasValue).reduce((best, row) => (likeness(row) > likeness(best) ? row : best))
}

const linkOf = ({ slug, id }: VariantRow) => productAddress(slug, id)
