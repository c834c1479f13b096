import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { positionOf, type SlideLayout, type SlidePosition } from './slides.ts'

/** How the slides of a track lie now. */
export function measureSlides(track: HTMLElement): SlideLayout {
  const { children, clientWidth: width, scrollLeft } = track
  const [first, second] = [...children].slice(0, 2).map((slide) => slide.getBoundingClientRect())
  const stride = second && first ? second.left - first.left : (first?.width ?? 0)
  return { scrollLeft, width, stride, gap: second && first ? stride - first.width : 0, count: children.length }
}

/** What a key does to a row of slides; undefined for keys that mean nothing here. */
function slideOfKey(key: string, { current, shown }: SlidePosition, count: number): number | undefined {
  if (key === 'ArrowRight') return current + shown
  if (key === 'ArrowLeft') return current - shown
  if (key === 'Home') return 0
  if (key === 'End') return count - shown
  return undefined
}

/** Fields have a use of their own for arrows and Home. */
const isField = (target: EventTarget) => target instanceof Element && target.closest('input, select, textarea') !== null

/**
 * Slides side by side in a scrolling track. The browser's own scrolling is the swipe, with and without this code; this
 * knows which slides are seen and moves to others.
 */
export function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null)
  // Where a movement that is under way leads: further presses go on from there.
  const aim = useRef<number>(undefined)
  const [position, setPosition] = useState<SlidePosition>({ current: 0, shown: count })

  useEffect(() => {
    const element = track.current
    if (!element) return
    const measure = () => {
      if (aim.current !== undefined) return
      const next = positionOf(measureSlides(element))
      setPosition((known) => (known.current === next.current && known.shown === next.shown ? known : next))
    }
    const settle = () => {
      aim.current = undefined
      measure()
    }
    const observer = new ResizeObserver(settle)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    const ends = ['scrollend', 'pointerdown', 'wheel'] as const
    for (const name of ends) element.addEventListener(name, settle, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
      for (const name of ends) element.removeEventListener(name, settle)
    }
  }, [count])

  /** Moves to a slide, or to the nearest with which a screen can begin; gives its index. */
  function show(index: number): number {
    const element = track.current
    if (!element) return 0
    const layout = measureSlides(element)
    const { shown } = positionOf(layout)
    const next = Math.min(Math.max(index, 0), Math.max(count - shown, 0))
    setPosition({ current: next, shown })
    if (Math.round(layout.scrollLeft) !== Math.round(next * layout.stride)) {
      aim.current = next
      element.scrollLeft = next * layout.stride
    }
    return next
  }

  return {
    track,
    ...position,
    canGoBack: position.current > 0,
    canGoOn: position.current + position.shown < count,
    show,
    /** Arrows turn a screen over, Home and End go to the ends; gives the index of the slide, if the key was one of them. */
    onKeyDown(event: KeyboardEvent): number | undefined {
      const next = isField(event.target) ? undefined : slideOfKey(event.key, position, count)
      if (next === undefined) return undefined
      event.preventDefault()
      return show(next)
    },
  }
}
