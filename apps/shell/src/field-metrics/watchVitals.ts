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
  for (const watch of [onLCP, onCLS, onINP, onFCP, onTTFB]) watch(note)

  const end = (event: Event) => {
    if (event.type === 'visibilitychange' && document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', end, true)
    removeEventListener('pagehide', end, true)
    tell(vitals)
  }
  // After the library's own, which say their last word at the same moment.
  addEventListener('visibilitychange', end, true)
  addEventListener('pagehide', end, true)
}
