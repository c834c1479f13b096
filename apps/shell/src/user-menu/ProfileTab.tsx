import { useHost } from '@verstak/host'
import { userIcon } from '@verstak/ui-kit/icons'
import type { MouseEvent } from 'react'
import { useIsServed } from '../document/ShellContext.ts'
import { tabBarTexts } from '../tab-bar/tabBar.texts.ts'
import { tabClass } from '../tab-bar/tabClass.ts'
import { TabLabel } from '../tab-bar/TabLabel.tsx'
import { CABINET } from './cabinetAddress.ts'
import { useAccount } from './useAccount.ts'

export interface ProfileTabProps {
  /** The page belongs to the account. */
  isCurrent: boolean
}

/** Last tab of a phone: sign-in for guests, a bottom sheet with the user's menu for users. */
export function ProfileTab({ isCurrent }: ProfileTabProps) {
  const host = useHost()
  const account = useAccount()
  const href = useIsServed()(CABINET) ? CABINET : undefined
  if (!href && !account) return null

  // Without JavaScript the link opens the account.
  function open(event: MouseEvent) {
    event.preventDefault()
    host.modals.preload()
    import(/* webpackChunkName: "user" */ './openUserSheet.tsx').then(
      ({ openUserSheet }) => openUserSheet(host),
      () => host.modals.ask({ kind: 'error' }),
    )
  }

  const Way = href ? 'a' : 'button'
  return (
    <Way
      className={tabClass}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      aria-haspopup={account && 'dialog'}
      data-user-entry
      onClick={account && open}
    >
      <TabLabel icon={userIcon}>{tabBarTexts.profile}</TabLabel>
    </Way>
  )
}
