import { RemoteBoundary } from '@verstak/remote-kit/RemoteBoundary'
import { Suspense } from 'react'
import type { ReactNode } from 'react'

export interface HomeBlockProps {
  /** Shown until the data is loaded, and when it fails; nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}

/** Optional block of the home page. */
export function HomeBlock({ fallback = null, children }: HomeBlockProps) {
  return (
    <RemoteBoundary fallback={() => fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </RemoteBoundary>
  )
}
