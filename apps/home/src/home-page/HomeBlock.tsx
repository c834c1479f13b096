import { RemoteBoundary } from '@verstak/remote-kit/RemoteBoundary'
import { Suspense } from 'react'
import type { ReactNode } from 'react'

export interface HomeBlockProps {
  /** Stands in its place until its data is there, and for good when that fails; nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}

/** Part of the home page that it can do without. */
export function HomeBlock({ fallback = null, children }: HomeBlockProps) {
  return (
    <RemoteBoundary fallback={() => fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </RemoteBoundary>
  )
}
