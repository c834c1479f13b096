import type { FieldMetricName } from '@verstak/contracts/fieldMetric'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Metric } from 'web-vitals'

/** What a browser measured of its page: milliseconds, for `cls` the score; absent where there was nothing to measure. */
export type Vitals = Partial<Record<FieldMetricName, number>>

/**
 * Measures this page and tells once what it was, when the visitor first leaves it or looks away: until then it may still
 * change, and afterwards nobody may be there to tell.
 */
export function watchVitals(tell: (vitals: Vitals) => void): void {
  const vitals: Vitals = {}
  const note = ({ name, value }: Metric) => {
    const metric = name.toLowerCase() as FieldMetricName
    vitals[metric] = metric === 'cls' ? Number(value.toFixed(4)) : Math.round(value)
  }
  // With every change, because the library's last word comes after `pagehide`, with which browsers begin to leave.
  for (const watch of [onLCP, onCLS, onINP, onFCP, onTTFB]) watch(note, { reportAllChanges: true })

  const end = (event: Event) => {
    if (event.type === 'visibilitychange' && document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', end)
    removeEventListener('pagehide', end)
    tell(vitals)
  }
  addEventListener('visibilitychange', end)
  addEventListener('pagehide', end)
}
