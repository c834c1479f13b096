import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** Distance below the viewport at which loading starts, so that the content is mostly ready when it is scrolled to. */
const MARGIN = '0px 0px 400px'

export interface WhenNearProps {
  className?: string
  /** Placeholder until then; nothing by default. */
  fallback?: ReactNode
  /** The placeholder says something of its own: without scripts it stays. */
  isFallbackKept?: boolean
  /** Rendered in the browser only, once the place comes near the viewport. */
  children: ReactNode
}

/** Defers content at the end of a page: its code and API calls load only for visitors who scroll there. */
export function WhenNear({ className, fallback, isFallbackKept, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])

  return (
    <div ref={place} className={clsx(late, className)} data-kept={isFallbackKept || undefined}>
      {isNear ? children : fallback}
    </div>
  )
}

/* Without scripts the content never loads. */
const late = css`
  @media (scripting: none) {
    &:not([data-kept]) {
      display: none;
    }
  }
`
