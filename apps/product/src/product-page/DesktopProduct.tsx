import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { RecommendationRows } from '@verstak/remote-kit/RecommendationRows'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { Rating } from '@verstak/ui-kit/Rating'
import { media, space } from '@verstak/ui-kit/tokens'
import { Accessories } from '../accessories/Accessories.tsx'
import { Analogs } from '../analogs/Analogs.tsx'
import { ProductGallery } from '../gallery/ProductGallery.tsx'
import { recommendationTexts } from '../product.texts.ts'
import { REVIEWS_ID } from '../reviews/reviewsId.ts'
import { Variants } from '../variants/Variants.tsx'
import { Withdrawn } from '../withdrawn/Withdrawn.tsx'
import { BuyBox } from './BuyBox.tsx'
import { DesktopDetails } from './DesktopDetails.tsx'
import { MainCharacteristics } from './MainCharacteristics.tsx'
import { ProductCodes } from './ProductCodes.tsx'

export interface DesktopProductProps {
  product: ProductDetails
}

/** Desktop page: gallery, characteristics and buy box side by side, everything else below. */
export function DesktopProduct({ product }: DesktopProductProps) {
  const { breadcrumbs, brand, name, rating, reviewsCount, characteristics } = product
  const crumbs = [...breadcrumbs, ...(brand ? [brand] : [])].map((crumb) => ({ label: crumb.name, href: crumb.link }))
  return (
    <Container className={page}>
      <Breadcrumbs items={crumbs} />
      <Heading level={1} look="product">
        {name}
      </Heading>
      <div className={meta}>
        <Rating value={rating} count={reviewsCount} href={`#${REVIEWS_ID}`} />
        <ProductCodes product={product} />
      </div>
      <div className={top}>
        <ProductGallery product={product} device="desktop" />
        {product.isWithdrawn ? <Withdrawn product={product} /> : <BuyBox product={product} />}
        <div className={choices}>
          <Variants variants={product.variants} />
          <MainCharacteristics characteristics={characteristics} />
        </div>
      </div>
      <DesktopDetails product={product} />
      <Analogs product={product} />
      <Accessories product={product} />
      <RecommendationRows recentTitle={recommendationTexts.recent} exceptId={product.id} />
    </Container>
  )
}

const meta = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s20};
  min-height: 40px;
  margin: ${space.s4} 0 ${space.s12};
`

/* In reading order: pictures, price, characteristics. */
const top = css`
  display: grid;
  grid-template:
    'gallery buy' auto
    'gallery characteristics' 1fr / minmax(0, 1fr) clamp(304px, 36%, 368px);
  gap: ${space.s24};
  align-items: start;

  > :nth-child(1) {
    grid-area: gallery;
  }

  > :nth-child(2) {
    grid-area: buy;
  }

  > :nth-child(3) {
    grid-area: characteristics;
  }

  @media ${media.belowWide} {
    > :nth-child(1) {
      position: sticky;
      top: ${space.s16};
    }
  }

  /* A desktop with page zoom. */
  @media ${media.phone} {
    grid-template: 'gallery' 'buy' 'characteristics' / minmax(0, 1fr);

    > :nth-child(1) {
      position: static;
    }
  }

  @media print {
    > :nth-child(1) {
      position: static;
    }
  }

  @media ${media.wide} {
    grid-template: 'gallery characteristics buy' / 560px minmax(0, 1fr) 368px;

    > :nth-child(1) {
      align-self: stretch;
    }
  }
`

const choices = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
`

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: ${space.s48};
`
