import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps a native dialog open or closed as told. The browser traps the focus, makes the page behind inert and gives the
 * focus back; the page behind is held by a rule of GlobalStyles. Esc, a phone's back gesture and a press beside the
 * dialog ask for closing.
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
    // A file field inside has an event of the same name.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  /** A second Esc in a row closes it without asking. */
  function onNativeClose(event: SyntheticEvent<HTMLDialogElement>) {
    if (isOpen && event.target === event.currentTarget && !event.currentTarget.open) onClose()
  }

  function onPointerDown(event: MouseEvent) {
    const box = event.currentTarget.getBoundingClientRect()
    const isInside =
      event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom
    if (event.target === event.currentTarget && !isInside) onClose()
  }

  return { ref, onCancel, onClose: onNativeClose, onPointerDown }
}
