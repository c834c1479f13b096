import { css } from '@linaria/core'
import { cartAddress } from '@verstak/contracts/address'
import { useHost } from '@verstak/host'
import { Badge } from '@verstak/ui-kit/Badge'
import { boxIcon, cartIcon, compareIcon, heartIcon } from '@verstak/ui-kit/icons'
import { space } from '@verstak/ui-kit/tokens'
import { useIsServed } from '../document/ShellContext.ts'
import { UserLink } from '../user-menu/UserLink.tsx'
import { ActionLink } from './ActionLink.tsx'
import { CartCount } from './CartCount.tsx'
import { CompareLink } from './CompareLink.tsx'
import { COMPARE, FAVORITES, ORDERS } from './headerAddresses.ts'
import { headerTexts } from './header.texts.ts'
import { useCounts } from './useCounts.ts'

/** Favourites, comparison, orders, cart and user links, as far as their pages are released. */
export function HeaderActions() {
  const { layout } = useHost()
  const isServed = useIsServed()
  const counts = useCounts()
  const links = [
    { href: FAVORITES, icon: heartIcon, text: headerTexts.favorites, count: counts?.favorites.count },
    { href: COMPARE, icon: compareIcon, text: headerTexts.compare, count: counts?.compare.count },
    { href: ORDERS, icon: boxIcon, text: headerTexts.orders, count: counts?.order.activeOrdersCount },
  ]
  return (
    <div className={row}>
      {links
        .filter(({ href }) => isServed(href))
        .map(({ href, icon, text, count = 0 }) => {
          const Link = href === COMPARE ? CompareLink : ActionLink
          return (
            <Link key={href} href={href} icon={icon} badge={<Badge count={count} />}>
              {text}
            </Link>
          )
        })}
      <ActionLink href={cartAddress(layout)} icon={cartIcon} badge={<CartCount />}>
        {headerTexts.cart}
      </ActionLink>
      <UserLink />
    </div>
  )
}

const row = css`
  display: flex;
  flex: none;
  margin-right: calc(-1 * ${space.s8});
`
