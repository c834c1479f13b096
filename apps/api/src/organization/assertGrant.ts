import type { MemberRole } from '@verstak/contracts/organization'
import { DomainError, invalidInput } from '../DomainError.ts'
import type { Member } from './memberOf.ts'
import { organizationTexts as texts } from './organization.texts.ts'

/**
 * Passes rights that a member may give, or take from somebody who has them: an owner any, a manager those of purchasers.
 * @throws DomainError `not-found` for others, as for what does not exist; `invalid-input` at `orderLimit`
 */
export function assertGrant(giver: Member, role: MemberRole, orderLimit: number | null = null): void {
  if (giver.role !== 'owner' && role !== 'purchaser') {
    throw new DomainError('not-found', {
      field: 'role',
      reason: 'not-found',
      message: 'Only owners change such roles.',
    })
  }
  if (orderLimit !== null && role !== 'purchaser') {
    throw invalidInput('orderLimit', 'not-purchaser', 'Only purchasers have a limit.', texts.limitOfPurchaser)
  }
}
