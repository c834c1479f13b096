import { css } from '@linaria/core'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** How far below the screen the place may still be, so that what comes is mostly there when it is reached. */
const MARGIN = '0px 0px 400px'

export interface WhenNearProps {
  className?: string
  /** Keeps the place until then; nothing by default. */
  fallback?: ReactNode
  /** Rendered in the browser only, from then on when their place comes near the screen. */
  children: ReactNode
}

/** What nobody waits for at the end of a page: neither its code nor its calls are asked for by those who don't scroll there. */
export function WhenNear({ className, fallback, children }: WhenNearProps) {
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
    <div ref={place} className={clsx(late, className)}>
      {isNear ? children : fallback}
    </div>
  )
}

/* Without scripts nothing ever comes. */
const late = css`
  @media (scripting: none) {
    display: none;
  }
`
