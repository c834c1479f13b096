import { type KeyboardEvent, type UIEvent, useRef, useState } from 'react'

/** Number of the slide that a key leads to; undefined for keys that mean nothing here. */
function slideOfKey(key: string, current: number): number | undefined {
  if (key === 'ArrowRight') return current + 1
  if (key === 'ArrowLeft') return current - 1
  return undefined
}

/**
 * Slides side by side in a scrolling track, each as wide as the track. The browser's own scrolling is the swipe; this
 * only knows which slide is seen and moves to another.
 */
export function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)

  function show(index: number) {
    const next = Math.min(Math.max(index, 0), count - 1)
    setCurrent(next)
    if (track.current) track.current.scrollLeft = next * track.current.clientWidth
    return next
  }

  return {
    track,
    /** Index of the slide that is seen. */
    current,
    /** Moves to a slide, or to the nearest that exists; gives its index. */
    show,
    /** For the track: follows the shopper's own scrolling. */
    onScroll({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) {
      if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth))
    },
    /** Left and right arrow; gives the index of the slide that is shown now, if the key was one of them. */
    onArrowKey(event: KeyboardEvent): number | undefined {
      const next = slideOfKey(event.key, current)
      if (next === undefined) return undefined
      event.preventDefault()
      return show(next)
    },
  }
}
