import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is above the viewport, and whether it ever was. */
export function useScrolledPast(target: RefObject<Element | null>) {
  const [isPast, setIsPast] = useState(false)
  const [wasPast, setWasPast] = useState(false)

  useEffect(() => {
    const element = target.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1)
      if (!entry) return
      const past = !entry.isIntersecting && entry.boundingClientRect.top < 0
      setIsPast(past)
      if (past) setWasPast(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])

  return { isPast, wasPast }
}
