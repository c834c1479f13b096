import type { ReactElement } from 'react'
import type { IconShape } from '../Icon/icons.ts'
import { useLazyPopup, type PopupTriggerProps } from '../Popover/useLazyPopup.ts'

/** One line of a menu: a link or something to do. */
export interface MenuItem {
  /** Unique among the items. */
  label: string
  icon?: IconShape
  /** Makes it a link. */
  href?: string
  /** Called when it is chosen; the menu closes. */
  onSelect?: () => void
  /** Cannot be chosen now. */
  isDisabled?: boolean
  /** Red: a destructive action. */
  isDanger?: boolean
}

export interface MenuProps {
  /** Renders the button that opens it: spread the props on a `Button` or `IconButton`. */
  trigger: (props: PopupTriggerProps) => ReactElement
  /** Name of the menu, for screen readers. */
  label: string
  items: readonly MenuItem[]
  /** Edge of the button that it is in line with; `start` by default. */
  align?: 'start' | 'end'
}

/**
 * List of actions and links behind a button. Its code loads on the first click, `aria-busy` until then.
 *
 * Keyboard: Enter and Space on the button open it; arrows, Home, End and first letters move in it; Enter chooses; Esc
 * closes it and restores the focus. States: `aria-expanded` on the button; `data-highlighted`, `data-disabled`,
 * `data-danger` on the items.
 */
export function Menu({ trigger, ...rest }: MenuProps) {
  const { trigger: triggerProps, popup, Popup } = useLazyPopup('menu', loadPopup)
  return (
    <>
      {trigger(triggerProps)}
      {Popup && <Popup {...popup} {...rest} />}
    </>
  )
}

const loadPopup = async () => (await import('@verstak/ui-kit/MenuPopup')).MenuPopup
