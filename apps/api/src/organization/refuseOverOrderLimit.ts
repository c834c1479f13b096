import { DomainError } from '../DomainError.ts'
import { organizationTexts as texts } from './organization.texts.ts'

/**
 * Refuses an order of a purchaser that costs more than he may order at once.
 *
 * @param orderLimit kopecks; null = any sum
 * @param sum kopecks
 * @throws DomainError `invalid-input` at `organizationId`
 */
export function refuseOverOrderLimit(orderLimit: number | null, sum: number): void {
  if (orderLimit === null || sum <= orderLimit) return
  throw new DomainError('invalid-input', {
    field: 'organizationId',
    reason: 'order-limit',
    message: `One order of this member may cost ${orderLimit} kopecks.`,
    text: texts.overOrderLimit(orderLimit),
    value: orderLimit,
  })
}
