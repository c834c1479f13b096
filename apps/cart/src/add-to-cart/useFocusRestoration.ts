import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a box whose control is replaced: when the focused control is removed, the box's last button gets
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
    // React fires no blur event when the focused control is removed, so a blur means that the focus moved elsewhere.
    onBlur: () => {
      isInside.current = false
    },
  }
}
