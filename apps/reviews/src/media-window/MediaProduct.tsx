import { css } from '@linaria/core'
import type { ProductTile } from '@verstak/contracts/product'
import { MarkButtons } from '@verstak/remote-kit/MarkButtons'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Button } from '@verstak/ui-kit/Button'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { Price } from '@verstak/ui-kit/Price'
import { Skeleton } from '@verstak/ui-kit/Skeleton'
import { color, controlHeight, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import { windowTexts } from './mediaWindow.texts.ts'

export interface MediaProductProps {
  product: ProductTile
  isPhone: boolean
}

/** The reviewed product with its price and the button that buys it. */
export function MediaProduct({ product, isPhone }: MediaProductProps) {
  const { current, old } = product.pricesV2.default
  return (
    <section className={card} aria-label={windowTexts.product} data-phone={isPhone || undefined}>
      <Picture src={product.image} alt="" size={56} />
      <div className={words}>
        <Link className={name} href={product.link}>
          {product.name}
        </Link>
        <Price kopecks={current} oldKopecks={old} />
      </div>
      <div className={actions}>
        {product.button.type === 'reportLater' ? (
          <Button variant="secondary" href={product.link}>
            {windowTexts.open}
          </Button>
        ) : (
          <RemoteWidget
            name="cart/AddToCart"
            product={product}
            size="m"
            fallback={<Skeleton height={controlHeight.m} />}
            failure={() => (
              <Button variant="secondary" href={product.link}>
                {windowTexts.open}
              </Button>
            )}
          />
        )}
        {!isPhone && <MarkButtons product={product} look="page" />}
      </div>
    </section>
  )
}

const words = css`
  display: grid;
  gap: ${space.s4};
  min-width: 0;
`

const name = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${color.textPrimary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  text-decoration: none;
`

const actions = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-column: 1 / -1;
  gap: ${space.s4};
  margin-top: ${space.s8};
`

const card = css`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${space.s4} ${space.s12};
  align-items: center;
  padding: ${space.s16} ${space.s24} ${space.s20};
  border-top: 1px solid ${color.lineHair};

  &[data-phone] {
    grid-template-columns: 56px minmax(0, 1fr) 136px;
    padding: ${space.s8} ${space.s16} calc(${space.s8} + env(safe-area-inset-bottom));
  }

  &[data-phone] > .${actions} {
    grid-column: auto;
    grid-template-columns: minmax(0, 1fr);
    margin: 0;
  }

  &[data-phone] .${name} {
    -webkit-line-clamp: 1;
  }
`
