import { useId, useRef, useState } from 'react'
import type { ComponentType, RefObject } from 'react'

/** Props of a lazily loaded popup. */
export interface LazyPopupProps {
  /** Id that the trigger refers to. */
  id: string
  isOpen: boolean
  /** Called on Esc, a click outside, and a choice. */
  onClose: () => void
  /** The trigger: anchor of the popup, gets the focus back. */
  anchor: RefObject<HTMLButtonElement | null>
}

/** Props of the button that opens a popup. */
export interface PopupTriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  /** The popup's code is loading. */
  'aria-busy': true | undefined
  onPointerDown: () => void
  onClick: () => void
}

/**
 * State of a lazily loaded popup: it opens when its code has loaded after the first click. If the code cannot be
 * loaded, the next click retries.
 *
 * @param bring loads the popup's component; called once, and again after a failure
 */
export function useLazyPopup<Props extends LazyPopupProps>(
  kind: PopupTriggerProps['aria-haspopup'],
  bring: () => Promise<ComponentType<Props>>,
) {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const loading = useRef<Promise<void>>(undefined)
  const [Popup, setPopup] = useState<ComponentType<Props>>()
  const [isOpen, setIsOpen] = useState(false)

  function load() {
    loading.current ??= bring().then(
      (found) => setPopup(() => found),
      () => {
        loading.current = undefined
        setIsOpen(false)
      },
    )
  }

  const trigger: PopupTriggerProps = {
    ref: anchor,
    'aria-haspopup': kind,
    'aria-expanded': isOpen && Popup !== undefined,
    'aria-controls': isOpen && Popup ? id : undefined,
    'aria-busy': (isOpen && !Popup) || undefined,
    onPointerDown: load,
    onClick() {
      load()
      setIsOpen(!isOpen)
    },
  }
  const popup: LazyPopupProps = { id, isOpen, onClose: () => setIsOpen(false), anchor }
  return { trigger, popup, Popup }
}
