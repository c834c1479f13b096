import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { visitorIsThere } from '@verstak/remote-kit/visitorIsThere'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Button } from '@verstak/ui-kit/Button'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { Price } from '@verstak/ui-kit/Price'
import { Rating } from '@verstak/ui-kit/Rating'
import { Skeleton } from '@verstak/ui-kit/Skeleton'
import { color, controlHeight, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { memo } from 'react'
import { productPagesTexts as texts } from './productPages.texts.ts'

export interface ProductStripProps {
  product: ProductDetails
  /** What the page shows of it, the last of the breadcrumbs. */
  current: string
}

/**
 * Way to the product above a page about it: breadcrumbs, picture, name, price and the button that buys it. Memoized,
 * because React would replace the served button by its fallback when the page changes before the button's code is there.
 */
export const ProductStrip = memo(function ProductStrip({ product, current }: ProductStripProps) {
  const { breadcrumbs, name, link, image, rating, reviewsCount, isAvailable, isWithdrawn } = product
  const price = product.price || product.pricesV2.default.current
  return (
    <>
      <Breadcrumbs
        items={[
          ...breadcrumbs.map((crumb) => ({ label: crumb.name, href: crumb.link })),
          { label: name, href: link },
          { label: current },
        ]}
      />
      <div className={strip}>
        <Picture className={picture} src={image} alt="" size={56} priority />
        <div className={words}>
          <Link className={title} href={link}>
            {name}
          </Link>
          <Rating value={rating} count={reviewsCount} href={`${link}otzyvy/`} />
        </div>
        {isAvailable && !isWithdrawn ? (
          <>
            <Price kopecks={price} oldKopecks={product.oldPrice} />
            <div className={action}>
              <RemoteWidget
                name="cart/AddToCart"
                product={product}
                size="m"
                after={visitorIsThere}
                fallback={<Skeleton height={controlHeight.m} />}
                failure={() => (
                  <Button variant="secondary" href={link} wide>
                    {texts.toProduct}
                  </Button>
                )}
              />
            </div>
          </>
        ) : (
          <Button className={action} variant="secondary" href={link}>
            {texts.toProduct}
          </Button>
        )}
      </div>
    </>
  )
})

const picture = css`
  width: 72px;

  && > img {
    width: 100%;
  }
`

const words = css`
  display: grid;
  justify-items: start;
  gap: ${space.s4};
  min-width: 0;
`

const title = css`
  color: ${color.textPrimary};
  font-size: ${fontSize.s18};
  line-height: ${lineHeight.s18};
  font-weight: ${weight.semibold};
  text-decoration: none;

  &:hover {
    color: ${color.textLink};
  }
`

const action = css`
  min-width: 160px;
`

const strip = css`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto auto;
  gap: ${space.s4} ${space.s20};
  align-items: center;
  margin-bottom: ${space.s32};
  padding: ${space.s12} ${space.s24} ${space.s12} ${space.s16};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media ${media.phone} {
    grid-template-columns: 56px minmax(0, 1fr) auto;
    margin: 0 -12px ${space.s20};
    padding: ${space.s8} ${space.s12};
    border-width: 1px 0;
    border-radius: 0;

    > .${picture} {
      width: 56px;
    }

    > .${words} {
      grid-column: 2 / -1;
    }

    .${title} {
      font-size: ${fontSize.s14};
      line-height: ${lineHeight.s14};
    }

    > .${action} {
      grid-column: 3;
    }

    > :nth-child(3):not(:last-child) {
      grid-column: 1 / 3;
    }
  }
`
