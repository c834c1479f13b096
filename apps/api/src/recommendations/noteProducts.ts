import type { Services } from '../services.ts'
import { insertNoted, type NotedProducts } from './beacons.sql.ts'

const MINUTE_MS = 60_000
/** The same again within this time is the same: a page that was loaded anew, a cart or an order that the server noted itself. */
const SAME_MS = { view: 30 * MINUTE_MS, basket: 24 * 60 * MINUTE_MS, order: 24 * 60 * MINUTE_MS }

/** Who sent a beacon. */
export interface BeaconSender {
  /** Hash of his id; null when his browser has none: then nothing is noted. */
  visitor: Buffer | null
  ip: string
}

/** Notes what the visitor did with products; unknown ones are passed over. @throws DomainError `rate-limited` */
export async function noteProducts(
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
