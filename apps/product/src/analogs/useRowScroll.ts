import { useEffect, useRef, useState } from 'react'

/** A row that scrolls sideways: whether there is more on either side, and a way to turn it by one screen. */
export function useRowScroll() {
  const track = useRef<HTMLDivElement>(null)
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false })

  useEffect(() => {
    const element = track.current
    if (!element) return
    const measure = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft
      // Fractions of a pixel are left over at the end of a zoomed page.
      const next = { canGoBack: element.scrollLeft > 1, canGoOn: rest > 1 }
      setEnds((known) => (known.canGoBack === next.canGoBack && known.canGoOn === next.canGoOn ? known : next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  return {
    track,
    ...ends,
    go(direction: 1 | -1) {
      const element = track.current
      if (element) element.scrollLeft += direction * element.clientWidth
    },
  }
}
