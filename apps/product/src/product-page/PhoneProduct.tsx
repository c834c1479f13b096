import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { RecommendationRows } from '@verstak/remote-kit/RecommendationRows'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Heading } from '@verstak/ui-kit/Heading'
import { Rating } from '@verstak/ui-kit/Rating'
import { color, space } from '@verstak/ui-kit/tokens'
import { useRef } from 'react'
import { Accessories } from '../accessories/Accessories.tsx'
import { Analogs } from '../analogs/Analogs.tsx'
import { Discussions } from '../discussions/Discussions.tsx'
import { ProductGallery } from '../gallery/ProductGallery.tsx'
import { Documents } from '../documents/Documents.tsx'
import { detailsTexts, recommendationTexts } from '../product.texts.ts'
import { Reviews } from '../reviews/Reviews.tsx'
import { REVIEWS_ID } from '../reviews/reviewsId.ts'
import { Variants } from '../variants/Variants.tsx'
import { Withdrawn } from '../withdrawn/Withdrawn.tsx'
import { BuyButton } from './BuyButton.tsx'
import { Description } from './Description.tsx'
import { Handover } from './Handover.tsx'
import { PhoneCharacteristics } from './PhoneCharacteristics.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { StickyBuyBar } from './StickyBuyBar.tsx'

export interface PhoneProductProps {
  product: ProductDetails
}

/** Phone page: one column from edge to edge, with a sticky bar once the main button is scrolled away. */
export function PhoneProduct({ product }: PhoneProductProps) {
  const { breadcrumbs, name, rating, reviewsCount, description } = product
  const button = useRef<HTMLDivElement>(null)
  return (
    <div className={page}>
      <div className={back}>
        <Breadcrumbs items={breadcrumbs.map((crumb) => ({ label: crumb.name, href: crumb.link }))} />
      </div>
      <ProductGallery product={product} device="phone" />
      <div className={part} data-first>
        <Heading level={1} look="block">
          {name}
        </Heading>
        <Rating value={rating} count={reviewsCount} href={`#${REVIEWS_ID}`} />
        <Variants variants={product.variants} />
        {product.isWithdrawn ? (
          <Withdrawn product={product} />
        ) : (
          <>
            <PriceBlock product={product} />
            <div ref={button} className={action}>
              <BuyButton product={product} hasOneClick />
            </div>
          </>
        )}
      </div>
      {!product.isWithdrawn && (
        <div className={part} data-list>
          <Handover product={product} />
        </div>
      )}
      <PhoneCharacteristics product={product} className={part} />
      {description && (
        <section className={part}>
          <Heading level={2} look="block">
            {detailsTexts.description}
          </Heading>
          <Description text={description} />
        </section>
      )}
      <Documents documents={product.documents} className={part} />
      <Reviews product={product} className={part} />
      <Discussions product={product} className={part} />
      <div className={rows}>
        <Analogs product={product} />
        <Accessories product={product} />
        <RecommendationRows recentTitle={recommendationTexts.recent} exceptId={product.id} />
      </div>
      {!product.isWithdrawn && <StickyBuyBar product={product} button={button} />}
    </div>
  )
}

const back = css`
  padding: 0 ${space.s12};

  @media print {
    display: none;
  }
`

/* A single word of a name may be wider than a phone. */
const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  padding: ${space.s16} ${space.s12} ${space.s20};
  border-bottom: 1px solid ${color.lineHair};
  background-color: ${color.surfaceCard};

  &[data-first] {
    padding-top: ${space.s4};
  }

  &[data-list] {
    padding-block: ${space.s6};
  }
`

/* Hidden in print. */
const action = css`
  @media print {
    display: none;
  }
`

const rows = css`
  padding: ${space.s12} ${space.s12} 0;
`

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`
