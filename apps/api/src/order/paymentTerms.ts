import type { OrderInput, PaymentType } from '@verstak/contracts/order'
import type { Queryable } from '../db/openDatabase.ts'
import { DomainError, invalidInput } from '../DomainError.ts'
import { balanceOf } from '../ledger/balanceOf.ts'
import type { OrganizationTerms } from './buyer.sql.ts'
import { paymentTermsTexts as texts } from './paymentTerms.texts.ts'

const ON_RECEIPT: readonly PaymentType[] = ['cash', 'card']
const OF_COMPANIES: readonly PaymentType[] = ['invoice', 'deferred']

/**
 * Refuses a payment that is not offered to this buyer for this delivery.
 *
 * @param organization null for a private person
 * @throws DomainError `invalid-input` at `payment`
 */
export function refusePayment({ payment, delivery }: OrderInput, organization: OrganizationTerms | null): void {
  if (ON_RECEIPT.includes(payment) && !['pickup', 'courier'].includes(delivery.type)) {
    throw notOffered('Transport companies take no money.', texts.notOnReceipt)
  }
  if (OF_COMPANIES.includes(payment) && !organization) {
    throw notOffered('Only organizations pay so.', texts.companiesOnly)
  }
  if (payment === 'deferred' && organization && !hasDeferred(organization)) {
    throw notOffered(`Organization ${organization.id} has no limit.`, texts.noLimit)
  }
}

export const hasDeferred = ({ deferred_limit, deferred_days }: OrganizationTerms): boolean =>
  deferred_limit > 0 && deferred_days > 0

/**
 * What an organization may still owe, kopecks, ≥ 0. Exact while the organization is locked.
 */
export async function deferredLeft(db: Queryable, { id, deferred_limit }: OrganizationTerms): Promise<number> {
  return Math.max(0, deferred_limit - (await balanceOf(db, { organizationId: id })))
}

/** @throws DomainError `invalid-input` at `payment` when the organization would owe more than it may */
export async function refuseOverLimit(db: Queryable, organization: OrganizationTerms, sum: number): Promise<void> {
  const left = await deferredLeft(db, organization)
  if (sum <= left) return
  throw new DomainError('invalid-input', {
    field: 'payment',
    reason: 'limit-exceeded',
    message: `The organization may owe ${left} kopecks more.`,
    text: texts.overLimit(left, sum),
    value: left,
  })
}

const notOffered = (message: string, text: string) => invalidInput('payment', 'not-offered', message, text)
