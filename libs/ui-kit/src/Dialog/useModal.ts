import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/**
 * Opens and closes a native dialog. The browser traps the focus, makes the page behind inert and restores the focus;
 * GlobalStyles prevents the page from scrolling. Esc, a phone's back gesture and a click on the backdrop call
 * `onClose`.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    dialog.showModal()
    // Also when it unmounts while open: only close() restores the focus, and only while the dialog is in the
    // document.
    return () => dialog.close()
  }, [isOpen])

  function onCancel(event: SyntheticEvent) {
    // A file input inside fires an event of the same name.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  /** The browser closes it on a second Esc in a row, without a cancel event. */
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
