import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError } from './DomainError.ts'

/** Calls per minute that one source may make; enough for an office behind one address. */
export const CALLS_PER_MINUTE = {
  newCartsPerIp: 240,
  ordersPerIp: 240,
  ordersPerCart: 20,
  orderChangesPerIp: 240,
  promoCodesPerIp: 120,
  promoCodesPerCart: 12,
  listChecksPerIp: 60,
  listFilesPerIp: 20,
  listAddsPerIp: 60,
  refusedTokensPerIp: 60,
  viewSyncsPerIp: 240,
  beaconsPerIp: 1200,
  chatReadsPerIp: 1200,
  chatMessagesPerIp: 120,
  chatMessagesPerVisitor: 20,
  feedbackPerIp: 30,
  arrivalNoticesPerIp: 30,
  subscriptionsPerIp: 30,
  newMarksPerIp: 240,
  markChangesPerIp: 600,
  sharedListsPerIp: 240,
  providerSignInsPerIp: 60,
  passkeyCallsPerIp: 240,
  pickupListsPerIp: 600,
  deliveryPricesPerIp: 600,
  paymentsPerIp: 60,
  paymentReadsPerIp: 600,
  ordersToPayPerIp: 20,
  ordersToPayPerNumber: 10,
  paymentNoticesPerIp: 3000,
  companyLookupsPerIp: 120,
  organizationsPerUser: 20,
  invitationsPerUser: 20,
  reviewTextsPerIp: 60,
  /** More than these need the captcha. */
  reviewTextsWithoutCaptchaPerIp: 5,
  refusedTextsPerIp: 120,
  reviewVotesPerIp: 240,
  newVotersPerIp: 30,
  oneCSignInsPerIp: 30,
  feedsPerIp: 60,
  oneCSignInsPerLogin: 20,
  uploadsPerIp: 120,
  uploadPartsPerIp: 3000,
}

export type LimitName = keyof typeof CALLS_PER_MINUTE

/** Counters of this process; behind several processes each counts its share. */
export interface RateLimits {
  /** Counts one call. @throws DomainError `rate-limited` when the source has made too many */
  spend(name: LimitName, source: string): Promise<void>
}

/** @param changes other numbers, for tests */
export function createRateLimits(changes: Partial<Record<LimitName, number>> = {}): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries({ ...CALLS_PER_MINUTE, ...changes }).map(([name, points]) => [
      name,
      new RateLimiterMemory({ points, duration: 60 }),
    ]),
  ) as Record<LimitName, RateLimiterMemory>
  return {
    async spend(name, source) {
      try {
        await limiters[name].consume(source)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const seconds = Math.ceil(refusal.msBeforeNext / 1000)
        const message = `Too many calls; the next is counted in ${seconds} s.`
        throw new DomainError('rate-limited', { field: '', reason: 'rate-limited', message, value: seconds })
      }
    },
  }
}
