import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Preserves the focus in a list of links that remove themselves. When the focused link is removed, the focus moves to
 * the link now at its index, or to the last one; when the whole list is removed, to the fallback.
 *
 * @param fallback element that always stays on the page
 * @returns attributes of the element around the links
 */
export function useFocusAfterRemoval<Place extends HTMLElement>(fallback?: RefObject<HTMLElement | null>) {
  const place = useRef<Place>(null)
  const focused = useRef<{ element: HTMLElement; index: number }>(null)

  // After every render: links disappear when the navigation starts, the list when it ends.
  useEffect(() => {
    if (!focused.current || focused.current.element.isConnected) return
    const { index } = focused.current
    focused.current = null
    // The shopper has moved the focus already.
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
