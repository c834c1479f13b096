import { css } from '@linaria/core'
import { PopoverPopup } from '@verstak/ui-kit/PopoverPopup'
import type { RefObject } from 'react'
import { useId } from 'react'
import { useAccount } from './useAccount.ts'
import { UserPanel } from './UserPanel.tsx'
import { userMenuTexts } from './userMenu.texts.ts'

export interface UserPopoverProps {
  /** Element that opens the menu. */
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  onClose: () => void
}

/** The user's menu below his name in the main bar. */
export function UserPopover({ anchor, isOpen, onClose }: UserPopoverProps) {
  const id = useId()
  const title = useAccount()?.displayName ?? userMenuTexts.title
  return (
    <PopoverPopup
      id={id}
      anchor={anchor as RefObject<HTMLButtonElement | null>}
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      align="end"
    >
      <div className={box}>
        <UserPanel onDone={onClose} />
      </div>
    </PopoverPopup>
  )
}

const box = css`
  width: 320px;
  max-width: 100%;
`
