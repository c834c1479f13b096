import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { positionOf, type SlideLayout, type SlidePosition } from './slides.ts'

/** Current layout of the slides in a track. */
export function measureSlides(track: HTMLElement): SlideLayout {
  const { children, clientWidth: width, scrollLeft } = track
  const [first, second] = [...children].slice(0, 2).map((slide) => slide.getBoundingClientRect())
  const stride = second && first ? second.left - first.left : (first?.width ?? 0)
  return { scrollLeft, width, stride, gap: second && first ? stride - first.width : 0, count: children.length }
}

/** Target slide of a key; undefined for other keys. */
function slideOfKey(key: string, { current, shown }: SlidePosition, count: number): number | undefined {
  if (key === 'ArrowRight') return current + shown
  if (key === 'ArrowLeft') return current - shown
  if (key === 'Home') return 0
  if (key === 'End') return count - shown
  return undefined
}

/** Inputs use arrows and Home themselves. */
const isField = (target: EventTarget) => target instanceof Element && target.closest('input, select, textarea') !== null

/**
 * Slides in a scrolling track. Swiping is native scrolling, with and without this code; the hook tracks the visible
 * slides and scrolls to others.
 */
export function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null)
  // Target of a running scroll: further clicks continue from there.
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

  /** Scrolls to a slide, or to the nearest one that can start a screen; returns its index. */
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
    /** Arrows scroll by a screen, Home and End to the ends; returns the target index if the key was one of them. */
    onKeyDown(event: KeyboardEvent): number | undefined {
      const next = isField(event.target) ? undefined : slideOfKey(event.key, position, count)
      if (next === undefined) return undefined
      event.preventDefault()
      return show(next)
    },
  }
}
