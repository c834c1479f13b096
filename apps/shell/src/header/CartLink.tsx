import { css } from '@linaria/core'
import { cartAddress } from '@verstak/contracts/address'
import { useHost } from '@verstak/host'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Icon } from '@verstak/ui-kit/Icon'
import { cartIcon } from '@verstak/ui-kit/icons'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { headerTexts } from './header.texts.ts'

/** Way to the cart with the number of products in it. */
export function CartLink() {
  const { layout } = useHost()
  return (
    <a className={link} href={cartAddress(layout)}>
      <Icon shape={cartIcon} size="l" className={icon} />
      {headerTexts.cart}
      <span className={badge}>
        <RemoteWidget name="cart/CartBadge" fallback={null} />
      </span>
    </a>
  )
}

const icon = css`
  color: ${color.textPrimary};
`

const link = css`
  position: relative;
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  gap: ${space.s4};
  min-width: 72px;
  margin-right: -${space.s8};
  padding: ${space.s6} ${space.s4};
  border-radius: ${radius.control};
  color: ${color.textSecondary};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};

  &:hover {
    background-color: ${color.surfaceSunken};
    color: ${color.textSecondary};
    text-decoration: none;
  }
`

const badge = css`
  position: absolute;
  top: 1px;
  left: calc(50% + 4px);
`
