import type { Services } from '../services.ts'
import { insertNoted, type NotedProducts } from './beacons.sql.ts'

const MINUTE_MS = 60_000
/**
 * Periods in which a repeated event counts as a duplicate: a reloaded page, or a cart or order event that the server
 * has stored itself.
 */
const SAME_MS = { view: 30 * MINUTE_MS, basket: 24 * 60 * MINUTE_MS, order: 24 * 60 * MINUTE_MS }

/** The sender of a beacon. */
export interface BeaconSender {
  /** Hash of his id; null when his browser has none: then nothing is stored. */
  visitor: Buffer | null
  ip: string
}

/** Stores product events of the visitor; unknown products are ignored. @throws DomainError `rate-limited` */
export async function trackProducts(
  { db, limits, now }: Services,
  { kind, productIds }: Pick<NotedProducts, 'kind' | 'productIds'>,
  { visitor, ip }: BeaconSender,
): Promise<Record<string, never>> {
  await limits.spend('beaconsPerIp', ip)
  const at = now()
  const unlessSince = new Date(at.getTime() - SAME_MS[kind])
  if (visitor !== null) await insertNoted(db, { visitor, kind, productIds, at, unlessSince })
  return {}
}
