import type { Account } from '@verstak/contracts/session'

/** Id for no organization: the user buys as a private person. */
export const NOBODY = 0

/** True for a purchaser, who may browse, fill the cart and order, but not add organizations (SESSION-006). */
export const isLimited = ({ currentUserRole }: Pick<Account, 'currentUserRole'>): boolean =>
  currentUserRole === 'purchaser'

/**
 * False when the choice changes nothing: it is already active, or none is active and none is chosen (SESSION-012, 013).
 */
export function isChange(
  { isJuristic, organization }: Pick<Account, 'isJuristic' | 'organization'>,
  id: number,
): boolean {
  return isJuristic ? organization?.id !== id : id !== NOBODY
}
