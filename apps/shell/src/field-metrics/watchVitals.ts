import type { FieldMetricName } from '@verstak/contracts/fieldMetric'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Metric } from 'web-vitals'

/** Web vitals of a page: milliseconds, for `cls` the score; absent when there was nothing to measure. */
export type Vitals = Partial<Record<FieldMetricName, number>>

/**
 * Measures this page and reports once, when the page is first hidden or left: before that the values may still change,
 * and later the browser may end the page.
 */
export function watchVitals(tell: (vitals: Vitals) => void): void {
  const vitals: Vitals = {}
  const note = ({ name, value }: Metric) => {
    const metric = name.toLowerCase() as FieldMetricName
    vitals[metric] = metric === 'cls' ? Number(value.toFixed(4)) : Math.round(value)
  }
  // Report all changes, because the library's final report comes after `pagehide`.
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
