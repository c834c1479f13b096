import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps a native dialog open or closed as told. The browser traps the focus and gives it back; the page behind is
 * held by a rule of GlobalStyles. Esc and a press beside the dialog ask for closing.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    dialog.showModal()
    // Also before it is taken off the page while open: only close() gives the focus back, and only from the page.
    return () => dialog.close()
  }, [isOpen])

  function onCancel(event: SyntheticEvent) {
    event.preventDefault()
    onClose()
  }

  function onPointerDown(event: MouseEvent) {
    const box = event.currentTarget.getBoundingClientRect()
    const isInside =
      event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom
    if (event.target === event.currentTarget && !isInside) onClose()
  }

  return { ref, onCancel, onPointerDown }
}
