import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place among links that take themselves away. When the focused one has gone, the focus moves to
 * the one now in its place, or the last; when the whole place has gone, to the fallback.
 *
 * @param fallback what stays in any case
 * @returns attributes of the element around the links
 */
export function useFocusAfterRemoval<Place extends HTMLElement>(fallback?: RefObject<HTMLElement | null>) {
  const place = useRef<Place>(null)
  const focused = useRef<{ element: HTMLElement; index: number }>(null)

  // After every render: the links go as soon as the navigation starts, the place when it ends.
  useEffect(() => {
    if (!focused.current || focused.current.element.isConnected) return
    const { index } = focused.current
    focused.current = null
    // The shopper has gone on already.
    if (document.activeElement !== document.body) return
    const left = place.current ? controlsIn(place.current) : []
    const next = left[Math.min(index, left.length - 1)] ?? fallback?.current
    next?.focus({ preventScroll: true })
  })

  return {
    ref: place,
    onFocus: ({ currentTarget, target }: FocusEvent<Place, HTMLElement>) => {
      focused.current = { element: target, index: controlsIn(currentTarget).indexOf(target) }
    },
  }
}

const controlsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('a, button')]
