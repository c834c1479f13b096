import { css } from '@linaria/core'
import { cartAddress } from '@verstak/contracts/address'
import { isCrawler, useHost } from '@verstak/host'
import { useLocation } from '@verstak/router'
import { Badge } from '@verstak/ui-kit/Badge'
import { cartIcon, heartIcon, homeIcon } from '@verstak/ui-kit/icons'
import { color, dimension, layer, weight } from '@verstak/ui-kit/tokens'
import { useIsServed } from '../document/ShellContext.ts'
import { CartCount } from '../header/CartCount.tsx'
import { FAVORITES } from '../header/headerAddresses.ts'
import { useCounts } from '../header/useCounts.ts'
import { ProfileTab } from '../user-menu/ProfileTab.tsx'
import { CatalogueTab } from './CatalogueTab.tsx'
import { tabClass } from './tabClass.ts'
import { TabLabel } from './TabLabel.tsx'
import { tabBarTexts } from './tabBar.texts.ts'
import { tabOf } from './tabOf.ts'

/**
 * Main navigation of the phone layout, fixed at the lower edge; tabs without a released page are hidden (SHELL-018).
 */
export function TabBar() {
  const { layout } = useHost()
  const { pathname } = useLocation()
  const current = tabOf(pathname)
  const cart = cartAddress(layout)
  const isServed = useIsServed()
  const counts = useCounts()
  return (
    <nav className={bar} aria-label={tabBarTexts.label}>
      <a className={tabClass} href="/" aria-current={current === 'home' ? 'page' : undefined}>
        <TabLabel icon={homeIcon}>{tabBarTexts.home}</TabLabel>
      </a>
      {!isCrawler(layout) && <CatalogueTab isCurrent={current === 'catalogue'} />}
      <a className={tabClass} href={cart} aria-current={current === 'cart' ? 'page' : undefined}>
        <TabLabel icon={cartIcon} badge={<CartCount />}>
          {tabBarTexts.cart}
        </TabLabel>
      </a>
      {isServed(FAVORITES) && (
        <a className={tabClass} href={FAVORITES} aria-current={current === 'favorites' ? 'page' : undefined}>
          <TabLabel icon={heartIcon} badge={<Badge count={counts?.favorites.count ?? 0} />}>
            {tabBarTexts.favorites}
          </TabLabel>
        </a>
      )}
      <ProfileTab isCurrent={current === 'profile'} />
    </nav>
  )
}

const bar = css`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.tabBar};
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  height: calc(${dimension.tabBar} + env(safe-area-inset-bottom));
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${color.lineDefault};
  background-color: ${color.surfaceCard};

  /* Only one mark at a time: the open catalogue's. */
  &:has([open]) > [aria-current] {
    box-shadow: none;
    font-weight: ${weight.regular};
  }

  @media print {
    display: none;
  }
`
