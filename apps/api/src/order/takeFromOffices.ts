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

const isSameStock = (one: HeldStock, other: HeldStock) =>
  one.product_id === other.product_id && one.office_id === other.office_id

/** What is left of the stock: a gift may be a product that is ordered, too. */
export const remainingStock = (held: HeldStock[], taken: HeldStock[]) =>
  held.map((row) => ({
    ...row,
    quantity: taken
      .filter((one) => isSameStock(one, row))
      .reduce((left, { quantity }) => left - quantity, row.quantity),
  }))

/** One row for each product and office, as an update needs it. */
export const mergeStock = (taken: HeldStock[]) =>
  taken
    .filter((row, place) => taken.findIndex((one) => isSameStock(one, row)) === place)
    .map((row) => ({
      ...row,
      quantity: taken.filter((one) => isSameStock(one, row)).reduce((sum, { quantity }) => sum + quantity, 0),
    }))
