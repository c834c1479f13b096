import type { HeldStock } from './order.sql.ts'

/**
 * Distributes the pieces of one product among offices: the preferred office first, then the others in the given order.
 * @param held stock of this product; together at least `quantity`
 */
export function takeFromOffices(held: HeldStock[], quantity: number, preferredOfficeId: number | null): HeldStock[] {
  const isPreferred = ({ office_id }: HeldStock) => office_id === preferredOfficeId
  const taken: HeldStock[] = []
  let missing = quantity
  for (const row of [...held.filter(isPreferred), ...held.filter((other) => !isPreferred(other))]) {
    const pieces = Math.min(row.quantity, missing)
    if (pieces > 0) taken.push({ ...row, quantity: pieces })
    missing -= pieces
  }
  return taken
}
