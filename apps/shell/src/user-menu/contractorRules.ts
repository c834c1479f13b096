import type { Account } from '@verstak/contracts/session'

/** Id of no organization: the user buys for himself. */
export const NOBODY = 0

/** A purchaser may browse, fill the cart and order; organizations are not his to add (SESSION-006). */
export const isLimited = ({ currentUserRole }: Pick<Account, 'currentUserRole'>): boolean =>
  currentUserRole === 'purchaser'

/** False when the choice would change nothing: it is active already, or none is and none is wanted (SESSION-012, 013). */
export function isChange(
  { isJuristic, organization }: Pick<Account, 'isJuristic' | 'organization'>,
  id: number,
): boolean {
  return isJuristic ? organization?.id !== id : id !== NOBODY
}
