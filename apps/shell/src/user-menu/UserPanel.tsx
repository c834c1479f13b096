import { css } from '@linaria/core'
import { useHost, useUser } from '@verstak/host'
import { Badge } from '@verstak/ui-kit/Badge'
import { Icon } from '@verstak/ui-kit/Icon'
import {
  boxIcon,
  chatIcon,
  compareIcon,
  companyIcon,
  documentIcon,
  exitIcon,
  heartIcon,
  plusIcon,
  shieldIcon,
  userIcon,
} from '@verstak/ui-kit/icons'
import type { IconShape } from '@verstak/ui-kit/icons'
import { color, dimension, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useContext } from 'react'
import { ShellContext, useIsServed } from '../document/ShellContext.ts'
import { openChat } from '../chat/openChat.ts'
import { COMPARE, FAVORITES, ORDERS } from '../header/headerAddresses.ts'
import { useCounts } from '../header/useCounts.ts'
import { ADD_ORGANIZATION, ADMIN, ORGANIZATIONS, PROFILE } from './userAddresses.ts'
import { CABINET } from './cabinetAddress.ts'
import { isLimited } from './contractorRules.ts'
import { OrganizationList } from './OrganizationList.tsx'
import { signOutUser } from './signOutUser.ts'
import { useAccount } from './useAccount.ts'
import { userMenuTexts } from './userMenu.texts.ts'

export interface UserPanelProps {
  /** Closes the panel's container. */
  onDone: () => void
}

/** Menu of a signed-in user, by kind of user (HEADER-026…031). Links to unreleased pages are hidden. */
export function UserPanel({ onDone }: UserPanelProps) {
  const host = useHost()
  const account = useAccount()
  const user = useUser()
  const isServed = useIsServed()
  const counts = useCounts()
  // Pages other than the staff's do not have its addresses.
  const hasAdmin = useContext(ShellContext).remotes.some(({ name }) => name === 'admin')
  if (!account) return null

  const { organization, contractors, isJuristic } = account
  async function leave() {
    await signOutUser(host).catch(() => host.modals.ask({ kind: 'error' }))
  }

  const pages = [
    { href: CABINET, icon: userIcon, text: userMenuTexts.cabinet },
    { href: ORDERS, icon: boxIcon, text: userMenuTexts.orders },
    { href: FAVORITES, icon: heartIcon, text: userMenuTexts.favorites, count: counts?.favorites.count },
    { href: COMPARE, icon: compareIcon, text: userMenuTexts.compare, count: counts?.compare.count },
    ...(contractors.length > 0 ? [{ href: ORGANIZATIONS, icon: documentIcon, text: userMenuTexts.organizations }] : []),
    ...(isLimited(account) ? [] : [{ href: ADD_ORGANIZATION, icon: plusIcon, text: userMenuTexts.addOrganization }]),
    { href: PROFILE, icon: shieldIcon, text: userMenuTexts.profile },
  ].filter(({ href }) => isServed(href))

  return (
    <div className={panel}>
      {organization && (
        <p className={company}>
          <span className={name}>{organization.name}</span>
          <span>{userMenuTexts.inn(organization.inn)}</span>
          {organization.kpp && <span>{userMenuTexts.kpp(organization.kpp)}</span>}
        </p>
      )}
      {!organization && account.email && <p className={contact}>{account.email}</p>}
      {contractors.length > 0 && <OrganizationList account={account} onDone={onDone} />}
      <ul onClick={onDone}>
        {pages.map((page) => (
          <Row key={page.href} {...page} />
        ))}
        {isJuristic && (
          <li>
            <button type="button" className={row} onClick={() => void openChat(host)}>
              <Icon shape={chatIcon} />
              {userMenuTexts.chat}
            </button>
          </li>
        )}
        {user === 'staff' && hasAdmin && <Row href={ADMIN} icon={shieldIcon} text={userMenuTexts.admin} />}
        <li>
          <button type="button" className={row} onClick={() => void leave()}>
            <Icon shape={exitIcon} />
            {userMenuTexts.signOut}
          </button>
        </li>
      </ul>
      {!isJuristic && user === 'private' && (
        <p className={prompt}>
          <Icon shape={companyIcon} />
          {userMenuTexts.forCompanies}
        </p>
      )}
    </div>
  )
}

interface RowProps {
  href: string
  icon: IconShape
  text: string
  /** Nothing is shown for 0. */
  count?: number | undefined
}

function Row({ href, icon, text, count = 0 }: RowProps) {
  return (
    <li>
      <a className={row} href={href}>
        <Icon shape={icon} />
        {text}
        <Badge count={count} />
      </a>
    </li>
  )
}

const panel = css`
  display: grid;
  gap: ${space.s12};
`

const company = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s12};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const name = css`
  width: 100%;
  overflow-wrap: anywhere;
  color: ${color.textPrimary};
  font-weight: ${weight.semibold};
`

const contact = css`
  overflow-wrap: anywhere;
  color: ${color.textMuted};
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  width: 100%;
  min-height: 36px;
  border-radius: ${radius.control};
  color: ${color.textPrimary};
  text-align: start;
  cursor: pointer;

  &:hover {
    background-color: ${color.surfaceHover};
    color: ${color.textPrimary};
    text-decoration: none;
  }

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }
`

const prompt = css`
  display: flex;
  gap: ${space.s12};
  padding: ${space.s12};
  border-radius: ${radius.control};
  background-color: ${color.signalSoft};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
