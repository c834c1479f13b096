import { css } from '@linaria/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { pageAddress } from '@verstak/contracts/address'
import type { ProductDetails } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useLoaderData, useLocation, useNavigate } from '@verstak/router'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { color, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'
import { WriteButton } from '../add-review/WriteButton.tsx'
import { ProductStrip } from '../product-pages/ProductStrip.tsx'
import { productPagesTexts as texts } from '../product-pages/productPages.texts.ts'
import { productQuery } from '../product-pages/productQuery.ts'
import type { ProductAddress } from '../product-pages/readProductAddress.ts'
import { productReviewsJsonLd, toScriptText } from '../product-pages/reviewsJsonLd.ts'
import { ReviewList } from '../review-list/ReviewList.tsx'
import { listTexts } from '../review-list/reviewList.texts.ts'
import { reviewSearchOf, type ReviewParams } from '../review-list/reviewParams.ts'
import { reviewsQuery, type ReviewsInput } from '../review-list/reviewsQuery.ts'
import { ConfirmReview } from './ConfirmReview.tsx'
import { inputOf } from './reviewsPageLoader.ts'

/** All reviews of a product, page by page: `/product/…/otzyvy/`. */
export function ReviewsPage() {
  const { productId, page } = useLoaderData<ProductAddress>()
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { data: product } = useSuspenseQuery(productQuery(call, productId, regionId))
  const input = inputOf(product.guid, search, page)
  const path = `${product.link}otzyvy/`
  const hrefOf = (params: ReviewParams, number: number) => pageAddress(path, number) + reviewSearchOf(params)
  return (
    <Container className={content}>
      <ReviewsHead product={product} input={input} path={path} />
      <ProductStrip product={product} current={texts.reviews} />
      <ConfirmReview />
      <div className={head}>
        <Heading level={1} look="section">
          {texts.reviews} <span className={quiet}>{texts.about(product.name)}</span>
        </Heading>
        <WriteButton productGuid={product.guid} productLink={product.link} />
      </div>
      <ReviewList
        // Another page is another list.
        key={`${product.guid} ${page}`}
        input={input}
        hrefOf={hrefOf}
        hasPages
        onChange={(params) => void navigate(hrefOf(params, 1), { preventScrollReset: true })}
      />
    </Container>
  )
}

interface ReviewsHeadProps {
  product: ProductDetails
  input: ReviewsInput
  path: string
}

/** Metadata for search engines: only pages without filters and sorting are indexed. */
function ReviewsHead({ product, input, path }: ReviewsHeadProps) {
  const { call, publicOrigin } = useHost()
  const { data } = useQuery(reviewsQuery(call, input))
  const answer = data === 'trouble' ? undefined : data
  const { page } = input
  const count = answer?.reviewsCount.group ?? 0
  const isPlain = reviewSearchOf(input) === ''
  const pagesCount = answer?.pagination.pagesCount ?? 1
  return (
    <>
      <title>{texts.documentTitle(product.name, page)}</title>
      <meta name="description" content={texts.description(product.name, listTexts.count(count))} />
      <link rel="canonical" href={publicOrigin + pageAddress(path, isPlain ? page : 1)} />
      {(!isPlain || count === 0) && <meta name="robots" content="noindex, follow" />}
      {page > 1 && <link rel="prev" href={publicOrigin + pageAddress(path, page - 1)} />}
      {page < pagesCount && <link rel="next" href={publicOrigin + pageAddress(path, page + 1)} />}
      {answer?.summary && count > 0 && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: toScriptText(productReviewsJsonLd(product, answer.summary, answer.reviews, publicOrigin)),
          }}
        />
      )}
    </>
  )
}

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12};
  margin-bottom: ${space.s16};
`

const quiet = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s14};
  font-weight: ${weight.regular};
  letter-spacing: 0;

  @media ${media.phone} {
    display: block;
    line-height: ${lineHeight.s14};
  }
`

const content = css`
  padding-bottom: ${space.s48};

  @media ${media.phone} {
    && {
      padding-bottom: ${space.s24};
    }
  }
`
