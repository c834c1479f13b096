import type { RefusalReason } from '@verstak/contracts/payment'

/** What shoppers are told of YooKassa's reasons; those that say nothing to them are not here. */
const REASONS: Record<string, RefusalReason> = {
  insufficient_funds: 'funds',
  '3d_secure_failed': 'secure',
  card_expired: 'card',
  invalid_card_number: 'card',
  invalid_csc: 'card',
  issuer_unavailable: 'declined',
  call_issuer: 'declined',
  general_decline: 'declined',
  fraud_suspected: 'declined',
  payment_method_restricted: 'declined',
  country_forbidden: 'declined',
  expired_on_confirmation: 'late',
  expired_on_capture: 'late',
}

/** @param reason of the acquirer; null without one */
export const refusalOf = (reason: string | null): RefusalReason => (reason && REASONS[reason]) || 'other'
