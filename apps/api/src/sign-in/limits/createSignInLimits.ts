import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { SIGN_IN_LIMITS, type SignInLimit } from './limits.data.ts'

/** What a counter says. */
export interface Spent {
  isAllowed: boolean
  /** How often it has happened in this window, this time included. */
  count: number
  /** Milliseconds until the window ends. */
  endsInMs: number
  /** True when nothing more fits into the window. */
  isExhausted: boolean
}

/** A counter and whose it is. */
export type Source = readonly [name: SignInLimit, source: string]

/**
 * Counters of sign-in, in the database and so shared by all processes. Whatever is limited is counted first and done
 * then, so that calls that come at once win nothing.
 */
export interface SignInLimits {
  /** Counts once. @param weight how many points; @param seconds length of the window if it begins now */
  spend(source: Source, options?: { weight?: number; seconds?: number }): Promise<Spent>
  /** Counts once in each, unless one refuses: then in none. @returns what each allowed, or the one that refused */
  spendAll(sources: readonly Source[]): Promise<{ refusal: Spent | null; spent: Spent[] }>
  /** Takes back one count. */
  refund(source: Source): Promise<void>
  /** What was counted so far. */
  look(source: Source): Promise<Spent>
  /** Refuses everything for some seconds. */
  close(source: Source, seconds: number): Promise<void>
  /** Begins anew. */
  forget(source: Source): Promise<void>
}

const NOTHING: Spent = { isAllowed: true, count: 0, endsInMs: 0, isExhausted: false }
/** A window that ends sooner may be another one when a count is taken back. */
const TOO_LATE_MS = 2_000

export function createSignInLimits(pool: Pool): SignInLimits {
  const limiters = Object.fromEntries(
    Object.entries(SIGN_IN_LIMITS).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'sign_in_limit',
        tableCreated: true,
        // `deleteLimitsBefore` does it.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    ]),
  ) as Record<SignInLimit, RateLimiterPostgres>

  const limits: SignInLimits = {
    async spend([name, source], { weight = 1, seconds } = {}) {
      try {
        return spentOf(
          await limiters[name].consume(keyOf(source), weight, seconds === undefined ? {} : { customDuration: seconds }),
        )
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { ...spentOf(refusal), isAllowed: false }
      }
    },
    async spendAll(sources) {
      const spent: Spent[] = []
      for (const source of sources) {
        const one = await limits.spend(source)
        spent.push(one)
        if (one.isAllowed) continue
        for (const [index, before] of sources.slice(0, spent.length).entries())
          if (spent[index]!.endsInMs > TOO_LATE_MS) await limits.refund(before)
        return { refusal: one, spent }
      }
      return { refusal: null, spent }
    },
    refund: async ([name, source]) => void (await limiters[name].reward(keyOf(source))),
    async look([name, source]) {
      const found = await limiters[name].get(keyOf(source))
      return found ? spentOf(found) : NOTHING
    },
    close: async ([name, source], seconds) => void (await limiters[name].block(keyOf(source), seconds)),
    forget: async ([name, source]) => void (await limiters[name].delete(keyOf(source))),
  }
  return limits
}

const spentOf = ({ consumedPoints, remainingPoints, msBeforeNext }: RateLimiterRes): Spent => ({
  isAllowed: true,
  count: consumedPoints,
  endsInMs: Math.max(msBeforeNext, 0),
  isExhausted: remainingPoints <= 0,
})

/** The table names no contacts and addresses. */
const keyOf = (source: string) => createHash('sha256').update(source).digest('base64url')
