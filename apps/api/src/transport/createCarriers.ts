import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { Coordinates } from '@verstak/contracts/pickup'
import { TransportPoint } from '@verstak/contracts/transport'
import type { Database } from '../db/openDatabase.ts'
import type { Carrier, CarrierTerms, Shipment } from './carrier.ts'
import { createCdekCarrier, type CdekSettings } from './createCdekCarrier.ts'
import { createTableCarrier } from './createTableCarrier.ts'
import { findAnswer, saveAnswer, type CompanyRow } from './transport.sql.ts'

/** Terms of a company, and whether they are old because it does not answer. */
export interface KnownTerms extends CarrierTerms {
  isStale: boolean
}

/** Asks transport companies, without ever failing. */
export interface Carriers {
  /** Null: the company does not deliver this there. */
  termsOf(company: CompanyRow, shipment: Shipment): Promise<KnownTerms | null>
}

export interface CarriersOptions {
  db: Database
  now(): Date
  log: { warn(fields: object, text: string): void }
  /** Null: companies of the kind `cdek` are priced by the shop's tables. */
  cdek: CdekSettings | null
  /** How long a company may take; a company that took longer is not asked for the next while. */
  timeLimitMs?: number
  /** How long an answer is not asked for again. */
  freshMs?: number
  /** How long a company that failed is not asked. */
  restMs?: number
}

const MAX_ANSWERS = 5_000
const DAY_MS = 24 * 60 * 60 * 1000
/** Older terms than that are no longer shown. */
export const ANSWER_LIFETIME_MS = 7 * DAY_MS

const Answer = v.object({
  terms: v.nullable(
    v.object({
      price: v.nullable(v.number()),
      days: v.nullable(v.number()),
      points: v.array(v.object({ ...TransportPoint.entries, coordinates: v.nullable(Coordinates) })),
    }),
  ),
})
type Answer = v.InferOutput<typeof Answer>

/** Companies with their caches: what they said stays for a while, and for a week where they do not answer. */
export function createCarriers(options: CarriersOptions): Carriers {
  const { db, now, log, cdek, timeLimitMs = 4_000, freshMs = 30 * 60_000, restMs = 30_000 } = options
  const cdekCarrier = cdek && createCdekCarrier(cdek, () => now().getTime())
  const restingUntil = new Map<string, number>()
  const answers = new LRUCache<string, { answer: Answer; at: number }>({ max: MAX_ANSWERS })
  const underWay = new Map<string, Promise<KnownTerms | null>>()

  async function askCompany(companyId: string, carrier: Carrier, shipment: Shipment, key: string) {
    const fresh = answers.get(key)
    if (fresh && now().getTime() - fresh.at < freshMs) return known(fresh.answer, false)
    if ((restingUntil.get(companyId) ?? 0) > now().getTime()) return findKnown(key)
    try {
      const answer: Answer = { terms: await carrier.quote(shipment, AbortSignal.timeout(timeLimitMs)) }
      answers.set(key, { answer, at: now().getTime() })
      restingUntil.delete(companyId)
      await saveAnswer(db, key, answer, now())
      return known(answer, false)
    } catch (err) {
      log.warn({ err }, `The transport company ${companyId} does not answer; its last terms are shown`)
      restingUntil.set(companyId, now().getTime() + restMs)
      return findKnown(key)
    }
  }

  /** What the company said last; without that the manager tells. */
  async function findKnown(key: string): Promise<KnownTerms | null> {
    const stored = await findAnswer(db, key)
    const answer = v.safeParse(Answer, stored?.value)
    if (!stored || !answer.success || now().getTime() - stored.answered_at.getTime() > ANSWER_LIFETIME_MS) {
      return { price: null, days: null, points: [], isStale: true }
    }
    return known(answer.output, true)
  }

  return {
    async termsOf({ id, kind }, shipment) {
      // Tables answer at once and are never out of date.
      if (kind !== 'cdek' || !cdekCarrier) {
        const terms = await createTableCarrier(db, id).quote(shipment, AbortSignal.timeout(timeLimitMs))
        return terms && { ...terms, isStale: false }
      }
      const key = keyOf(id, shipment)
      const asked = underWay.get(key) ?? askCompany(id, cdekCarrier, shipment, key)
      underWay.set(key, asked)
      try {
        return await asked
      } finally {
        underWay.delete(key)
      }
    },
  }
}

const known = ({ terms }: Answer, isStale: boolean): KnownTerms | null => terms && { ...terms, isStale }

/** The same for the same goods between the same towns. */
function keyOf(companyId: string, { parcels, from, to }: Shipment): string {
  const goods = parcels.flatMap(({ weight, packages, size }) => [
    ...[weight, packages],
    ...[size.length, size.width, size.height],
  ])
  const text = [from.id, to.id, ...goods].join(' ')
  return `${companyId} ${createHash('sha256').update(text).digest('base64url')}`
}
