import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a box whose control is replaced: when the focused one left the page, the box's last button gets
 * the focus. Spread the result on the box.
 *
 * @param control changes when the control is replaced
 */
export function useFocusRestoration(control: unknown) {
  const ref = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)

  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return
    const buttons = ref.current?.querySelectorAll('button')
    buttons?.[buttons.length - 1]?.focus()
  }, [control])

  return {
    ref,
    onFocus: () => {
      isInside.current = true
    },
    // React is silent when the focused control is taken off the page, which is just the case to notice.
    onBlur: () => {
      isInside.current = false
    },
  }
}
