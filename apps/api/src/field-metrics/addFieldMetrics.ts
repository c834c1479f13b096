import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { FieldSamples, addFieldMetrics as endpoint } from '@verstak/contracts/fieldMetric'
import type { Services } from '../services.ts'
import { addSamples } from './fieldMetrics.sql.ts'
import { dayOf } from './dayOf.ts'

/** Adds what a shell has counted to today's figures, all of it or nothing. */
export async function addFieldMetrics(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { samples }: EndpointBody<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const sums = sumUp(samples)
  if (sums.length > 0) await db.transaction().execute((transaction) => addSamples(transaction, dayOf(now()), sums))
  return {}
}

/** One row may not be touched twice by one statement. */
function sumUp(samples: readonly FieldSamples[]): FieldSamples[] {
  const sums = new Map<string, FieldSamples>()
  for (const one of samples) {
    const key = [one.pageType, one.releases, one.metric, one.upperBound].join('|')
    const known = sums.get(key)
    const sum = known ? { samples: known.samples + one.samples, total: known.total + one.total } : {}
    sums.set(key, { ...one, ...sum })
  }
  return [...sums.values()]
}
