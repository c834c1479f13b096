import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getSession } from '@verstak/contracts/session'
import type { Account } from '@verstak/contracts/session'
import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { Icon } from '@verstak/ui-kit/Icon'
import { exitIcon } from '@verstak/ui-kit/icons'
import { color, radius, space } from '@verstak/ui-kit/tokens'
import { BuyerCard } from './BuyerCard.tsx'
import { cabinetMenuTexts as texts } from './cabinetMenu.texts.ts'
import { MenuRow, menuRow } from './MenuRow.tsx'
import { useMenuItems } from './useMenuItems.ts'

/** Menu of the cabinet beside its pages, by kind of user. Pages that are not released are left out. */
export function CabinetMenu({ current }: WidgetProps['account/CabinetMenu']) {
  const { call } = useHost()
  const account = useQuery(endpointQuery(call, getSession, {})).data?.account
  if (!account) return null
  return (
    <div className={rail}>
      <BuyerCard account={account} />
      <MenuList account={account} current={current} />
    </div>
  )
}

export interface MenuListProps {
  account: Account
  /** Address of the page. */
  current: string
}

/** The rows of the menu; also part of the start page on a phone. */
export function MenuList({ account, current }: MenuListProps) {
  const { signOut } = useHost()
  const { showError } = useModals()
  const items = useMenuItems(account, current)

  const leave = () => signOut?.().catch(() => showError({ text: texts.failed }))

  return (
    <nav className={menu} aria-label={texts.label}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <MenuRow item={item} current={current} />
          </li>
        ))}
      </ul>
      <button type="button" className={menuRow} onClick={() => void leave()}>
        <Icon shape={exitIcon} />
        {texts.signOut}
      </button>
    </nav>
  )
}

const rail = css`
  display: grid;
  gap: ${space.s16};
`

const menu = css`
  padding: ${space.s8} 0;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  ul {
    margin-bottom: ${space.s8};
    padding-bottom: ${space.s8};
    border-bottom: 1px solid ${color.lineHair};
  }
`
