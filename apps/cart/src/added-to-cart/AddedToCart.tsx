import { css } from '@linaria/core'
import { cartAddress } from '@verstak/contracts/address'
import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { Link } from '@verstak/ui-kit/Link'
import { Message } from '@verstak/ui-kit/Message'
import { Picture } from '@verstak/ui-kit/Picture'
import { Price } from '@verstak/ui-kit/Price'
import { Stepper } from '@verstak/ui-kit/Stepper'
import { color, fontSize, lineHeight, media, radius, space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef } from 'react'
import { useCart } from '../cart-state/useCart.ts'
import { useCartQuantity } from '../cart-state/useCartQuantity.ts'
import { useStep } from '../cart-state/useStep.ts'
import { AccessoryRows } from './AccessoryRows.tsx'
import { addedTexts as texts } from './addedToCart.texts.ts'
import { TileRows } from './TileRows.tsx'

/** What came into the cart, the way there, and products that go with it. */
export function AddedToCart(props: WidgetProps['cart/AddedToCart']) {
  const { product, quantity: added, packaging, gift, informer, recommendations, onClose } = props
  const { layout } = useHost()
  const { quantity, isSettling, change } = useCartQuantity(product)
  const totals = useCart((cart) => cart.totals)
  const step = useStep(product)
  const ways = useRef<HTMLDivElement>(null)

  // Enter leads back to the page, as Esc does: who goes on with the keyboard is not led away.
  useEffect(() => ways.current?.querySelector('button')?.focus(), [])

  return (
    <div className={stack}>
      <div className={row}>
        <Picture src={product.image} alt="" size={120} />
        <div className={about}>
          <Link href={product.link} tone="plain">
            {product.name}
          </Link>
          {packaging !== null && <p className={note}>{texts.packaging(packaging)}</p>}
          {gift !== null && <p className={note}>{texts.gift(gift)}</p>}
          <Stepper
            value={quantity || added}
            onChange={change}
            label={product.name}
            min={step}
            step={step}
            readOnly={step > 1}
            busy={isSettling}
          />
        </div>
        <Price kopecks={product.price} oldKopecks={product.oldPrice} size="m" />
      </div>
      {informer !== null && <Message tone="info">{texts.informer[informer](added)}</Message>}
      {totals && <p className={strip}>{texts.inCart(totals.skuQuantity, totals.sum)}</p>}
      <div className={actions} ref={ways}>
        <Button href={cartAddress(layout)} size="l" wide>
          {texts.toCart}
        </Button>
        <Button variant="secondary" size="l" wide onClick={() => onClose()}>
          {texts.goOn}
        </Button>
      </div>
      <AccessoryRows productId={product.id} />
      <TileRows title={texts.recommendations} products={recommendations} />
    </div>
  )
}

const stack = css`
  display: grid;
  gap: ${space.s16};
`

const row = css`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space.s16};

  @media ${media.phone} {
    grid-template-columns: 72px minmax(0, 1fr);
    gap: ${space.s12};

    > :last-child {
      grid-column: 2;
    }
  }
`

const about = css`
  display: grid;
  justify-items: start;
  gap: ${space.s8};
`

const note = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const strip = css`
  padding: ${space.s10} ${space.s12};
  border-radius: ${radius.control};
  background-color: ${color.surfaceSunken};
`

const actions = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s8};

  @media ${media.phone} {
    grid-template-columns: 1fr;
  }
`
