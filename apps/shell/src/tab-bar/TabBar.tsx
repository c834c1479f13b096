import { css } from '@linaria/core'
import { cartAddress } from '@verstak/contracts/address'
import { isCrawler, useHost } from '@verstak/host'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { useLocation } from '@verstak/router'
import { cartIcon, homeIcon } from '@verstak/ui-kit/icons'
import { color, dimension, layer, weight } from '@verstak/ui-kit/tokens'
import { CatalogueTab } from './CatalogueTab.tsx'
import { tabClass } from './tabClass.ts'
import { TabLabel } from './TabLabel.tsx'
import { tabBarTexts } from './tabBar.texts.ts'
import { tabOf } from './tabOf.ts'

/** The main ways of the phone layout, always at its lower edge. */
export function TabBar() {
  const { layout } = useHost()
  const { pathname } = useLocation()
  const current = tabOf(pathname)
  const cart = cartAddress(layout)
  return (
    <nav className={bar} aria-label={tabBarTexts.label}>
      <a className={tabClass} href="/" aria-current={current === 'home' ? 'page' : undefined}>
        <TabLabel icon={homeIcon}>{tabBarTexts.home}</TabLabel>
      </a>
      {!isCrawler(layout) && <CatalogueTab isCurrent={current === 'catalogue'} />}
      <a className={tabClass} href={cart} aria-current={current === 'cart' ? 'page' : undefined}>
        <TabLabel icon={cartIcon} badge={<RemoteWidget name="cart/CartBadge" fallback={null} />}>
          {tabBarTexts.cart}
        </TabLabel>
      </a>
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

  /* One mark at a time: the open catalogue has it. */
  &:has([open]) > [aria-current] {
    box-shadow: none;
    font-weight: ${weight.regular};
  }
`
