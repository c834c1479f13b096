import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { WidgetProps } from '@verstak/contracts/widget'
import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { ProductTile } from '@verstak/remote-kit/ProductTile'
import { Countdown } from '@verstak/ui-kit/Countdown'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { ProductSlider } from '@verstak/ui-kit/ProductSlider'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useId } from 'react'
import { saleTexts } from './saleProducts.texts.ts'
import { saleProductsQuery } from './saleProductsQuery.ts'

/** The most popular products of a sale below a dark header. Renders nothing when it has none in the region. */
export function SaleProducts(sale: WidgetProps['listing/SaleProducts']) {
  const { slug, title } = sale
  const { call, layout } = useHost()
  const region = useRegion()
  const headingId = useId()
  const { data } = useSuspenseQuery(saleProductsQuery(call, slug, region.id))
  const device = isMobile(layout) ? 'phone' : 'desktop'
  if (data.products.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <ProductSlider className={block} label={title} heading={<SaleHead {...sale} headingId={headingId} />} bleed>
        {data.products.map((product) => (
          <ProductTile key={product.id} product={product} variant="light" device={device} />
        ))}
      </ProductSlider>
    </section>
  )
}

type SaleHeadProps = WidgetProps['listing/SaleProducts'] & { headingId: string }

function SaleHead({ title, url, count, endsAtMs, renderedAtMs, headingId }: SaleHeadProps) {
  return (
    <div className={head}>
      <Heading level={2} id={headingId} className={name}>
        {title}
      </Heading>
      {endsAtMs !== null && (
        <Countdown look="plates" untilMs={endsAtMs} renderedAtMs={renderedAtMs} ended={saleTexts.ended} />
      )}
      <Link className={all} href={url}>
        {saleTexts.all(count)}
      </Link>
    </div>
  )
}

const name = css`
  overflow-wrap: anywhere;
`

const all = css`
  margin-left: auto;
  padding: ${space.s12} 0;
  color: ${color.textLinkInverse};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  font-weight: ${weight.semibold};

  &:hover {
    color: ${color.textInverse};
  }

  @media ${media.phone} {
    margin-left: 0;
  }
`

const head = css`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s24};
  min-width: 0;

  @media ${media.phone} {
    flex-direction: column;
    align-items: flex-start;
  }
`

/* The dark header replaces the row's own; the sheet is attached below. */
const block = css`
  > :first-child {
    margin: 0;
    padding: ${space.s8} ${space.s20};
    border-radius: ${radius.card} ${radius.card} 0 0;
    background-color: ${color.surfaceInverse};
    color: ${color.textInverse};
    --focus-ring: ${color.textLinkInverse};
  }

  > :last-child {
    border-top: 0;
    border-top-left-radius: 0;
    border-top-right-radius: 0;
  }

  @media ${media.phone} {
    > :first-child {
      margin: 0 calc(-1 * var(--page-gutter));
      padding: ${space.s12} var(--page-gutter) ${space.s4};
      border-radius: 0;
    }
  }
`
