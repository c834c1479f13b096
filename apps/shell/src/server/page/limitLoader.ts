import type { Host } from '@verstak/host'
import { data } from '@verstak/router'
import type { LimitLoader } from '../../document/watchLoaders.ts'
import { PageTooSlow } from '../slots/pageSlots.tsx'
import type { ServerTimings } from './serverTimings.ts'

/** Answers 503 for a loader that takes longer than `deadlineMs`, so that the visitor gets the rest of the page. */
export function createLoaderLimit(report: Host['report'], timings: ServerTimings, deadlineMs: number): LimitLoader {
  return async (remote, loading) => {
    let timer: NodeJS.Timeout | undefined
    const stop = timings.start(`loader.${remote}`)
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const error = new PageTooSlow(`A loader of ${remote} took longer than ${deadlineMs} ms`)
        report({ remote, kind: 'overrun', error })
        reject(data(null, { status: 503 }))
      }, deadlineMs)
    })
    // Ignore failures after the timeout.
    loading.catch(() => undefined)
    return Promise.race([loading, late]).finally(() => {
      clearTimeout(timer)
      stop()
    })
  }
}
