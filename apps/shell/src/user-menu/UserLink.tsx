import { useHost } from '@verstak/host'
import { userIcon } from '@verstak/ui-kit/icons'
import { useRef, useState } from 'react'
import type { ComponentType, MouseEvent } from 'react'
import { useIsServed } from '../document/ShellContext.ts'
import { ActionLink } from '../header/ActionLink.tsx'
import { CABINET } from './cabinetAddress.ts'
import type { UserPopoverProps } from './UserPopover.tsx'
import { useSignInWay } from '../sign-in/useSignInWay.ts'
import { useAccount } from './useAccount.ts'
import { userLinkTexts } from './userLink.texts.ts'

/** Last link of the main bar: sign-in for guests, the user's name with a menu for users. */
export function UserLink() {
  const { modals } = useHost()
  const account = useAccount()
  const href = useIsServed()(CABINET) ? CABINET : undefined
  const signInWay = useSignInWay()
  const anchor = useRef<HTMLAnchorElement>(null)
  const [Popover, setPopover] = useState<ComponentType<UserPopoverProps>>()
  const [isOpen, setOpen] = useState(false)

  // Without JavaScript the link opens the account.
  function toggle(event: MouseEvent) {
    event.preventDefault()
    setOpen(!isOpen)
    import(/* webpackChunkName: "user" */ './UserPopover.tsx').then(
      ({ UserPopover }) => setPopover(() => UserPopover),
      () => {
        setOpen(false)
        modals.ask({ kind: 'error' })
      },
    )
  }

  if (account)
    return (
      <>
        <ActionLink
          ref={anchor}
          href={href}
          icon={userIcon}
          aria-haspopup="dialog"
          aria-expanded={isOpen && Popover !== undefined}
          data-user-entry
          onClick={toggle}
        >
          {account.organization?.name ?? account.firstName ?? account.displayName}
        </ActionLink>
        {Popover && <Popover anchor={anchor} isOpen={isOpen} onClose={() => setOpen(false)} />}
      </>
    )
  return (
    signInWay && (
      <ActionLink {...signInWay} icon={userIcon} data-user-entry>
        {userLinkTexts.signIn}
      </ActionLink>
    )
  )
}
