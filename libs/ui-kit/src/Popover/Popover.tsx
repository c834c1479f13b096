import type { ReactElement, ReactNode } from 'react'
import { useLazyPopup, type PopupTriggerProps } from './useLazyPopup.ts'

export interface PopoverProps {
  /** Renders the button that opens it: spread the props on a `Button` or `IconButton`. */
  trigger: (props: PopupTriggerProps) => ReactElement
  /** Heading; names the popover. */
  title: string
  /** Side of the button on which it opens where there is room; `bottom` by default. */
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** Edge of the button that it is in line with; `start` by default. */
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

/**
 * Small non-modal window beside its button. Its code loads on the first click, `aria-busy` until then.
 *
 * Keyboard: Enter and Space on the button open it and focus its content, Esc closes it and restores the focus, Tab
 * past its end closes it. States: `aria-expanded` on the button; `data-side` on the popover.
 */
export function Popover({ trigger, ...rest }: PopoverProps) {
  const { trigger: triggerProps, popup, Popup } = useLazyPopup('dialog', loadPopup)
  return (
    <>
      {trigger(triggerProps)}
      {Popup && <Popup {...popup} {...rest} />}
    </>
  )
}

const loadPopup = async () => (await import('@verstak/ui-kit/PopoverPopup')).PopoverPopup
