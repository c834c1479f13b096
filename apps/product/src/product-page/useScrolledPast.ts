import { type RefObject, useEffect, useState } from 'react'

/**
 * Elements below the viewport count as visible: the browser reports changes only, and a jump from above an element to
 * below it would be none.
 */
const ANYWHERE_BELOW = '0px 0px 10000000px'

/** Whether an element is above the viewport, and whether it ever was. */
export function useScrolledPast(target: RefObject<Element | null>) {
  const [isPast, setIsPast] = useState(false)
  const [wasPast, setWasPast] = useState(false)

  useEffect(() => {
    const element = target.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        const past = !entry.isIntersecting && entry.boundingClientRect.top < 0
        setIsPast(past)
        if (past) setWasPast(true)
      },
      { rootMargin: ANYWHERE_BELOW },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])

  return { isPast, wasPast }
}
