import type { Queryable } from '../db/openDatabase.ts'
import { selectHeldOfLine, updateGivenBack } from '../order/orderStock.sql.ts'

/** Puts sellable pieces of a locked order's line back into the offices that gave them. */
export async function giveBackPieces(
  transaction: Queryable,
  orderGuid: string,
  { position, pieces }: { position: number; pieces: number },
): Promise<void> {
  let missing = pieces
  for (const { office_id, quantity, given_back } of await selectHeldOfLine(transaction, orderGuid, position)) {
    const taken = Math.min(quantity - given_back, missing)
    if (taken > 0) await updateGivenBack(transaction, { orderGuid, position, officeId: office_id, pieces: taken })
    missing -= taken
  }
}
