import { useId, useRef, useState } from 'react'
import type { ComponentType, RefObject } from 'react'

/** What a popup that comes with the first press is given. */
export interface LazyPopupProps {
  /** Id that the trigger refers to. */
  id: string
  isOpen: boolean
  /** Asked for by Esc, a press beside the popup, and what is chosen in it. */
  onClose: () => void
  /** The trigger: the popup stands beside it and gives the focus back to it. */
  anchor: RefObject<HTMLButtonElement | null>
}

/** What to spread on the button that opens a popup. */
export interface PopupTriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  /** The popup's code is on its way. */
  'aria-busy': true | undefined
  onPointerDown: () => void
  onClick: () => void
}

/**
 * State of a popup whose code comes when it is first pressed: what was pressed before opens when the code is here; when
 * it cannot be had, the button is as before and the next press tries again.
 *
 * @param bring gives the popup's component; called once, and again after a failure
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
