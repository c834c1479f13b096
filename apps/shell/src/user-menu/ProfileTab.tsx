import { useHost } from '@verstak/host'
import { userIcon } from '@verstak/ui-kit/icons'
import type { MouseEvent } from 'react'
import { useIsServed } from '../document/ShellContext.ts'
import { tabBarTexts } from '../tab-bar/tabBar.texts.ts'
import { tabClass } from '../tab-bar/tabClass.ts'
import { TabLabel } from '../tab-bar/TabLabel.tsx'
import { CABINET } from './cabinetAddress.ts'
import { useSignInWay } from '../sign-in/useSignInWay.ts'
import { useAccount } from './useAccount.ts'

export interface ProfileTabProps {
  /** The page belongs to the account. */
  isCurrent: boolean
}

/** Last tab of a phone: sign-in for guests, a bottom sheet with the user's menu for users. */
export function ProfileTab({ isCurrent }: ProfileTabProps) {
  const host = useHost()
  const account = useAccount()
  const cabinet = useIsServed()(CABINET) ? CABINET : undefined
  const signInWay = useSignInWay()
  if (!account && !signInWay) return null

  // Without JavaScript the link opens the account.
  function open(event: MouseEvent) {
    event.preventDefault()
    host.modals.preload()
    import(/* webpackChunkName: "user" */ './openUserSheet.tsx').then(
      ({ openUserSheet }) => openUserSheet(host),
      () => host.modals.ask({ kind: 'error' }),
    )
  }

  const way = account ? ({ href: cabinet, 'aria-haspopup': 'dialog', onClick: open } as const) : signInWay
  const Way = way?.href ? 'a' : 'button'
  return (
    <Way className={tabClass} {...way} aria-current={isCurrent ? 'page' : undefined} data-user-entry>
      <TabLabel icon={userIcon}>{tabBarTexts.profile}</TabLabel>
    </Way>
  )
}
