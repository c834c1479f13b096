import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { pageAddress } from '@verstak/contracts/address'
import type { ReviewedProduct } from '@verstak/contracts/review'
import { useHost } from '@verstak/host'
import { formatNumber } from '@verstak/plural/formatNumber'
import { useLoaderData } from '@verstak/router'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Button } from '@verstak/ui-kit/Button'
import { Container } from '@verstak/ui-kit/Container'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { Pagination } from '@verstak/ui-kit/Pagination'
import { Picture } from '@verstak/ui-kit/Picture'
import { Rating } from '@verstak/ui-kit/Rating'
import { color, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { MediaWindowPlace } from '../media-window/MediaWindowPlace.tsx'
import { useMediaWindow } from '../media-window/useMediaWindow.ts'
import { toScriptText } from '../product-pages/reviewsJsonLd.ts'
import { ReviewCard } from '../review-card/ReviewCard.tsx'
import { categoryReviewsJsonLd } from './categoryReviewsJsonLd.ts'
import { categoryReviewsTexts as texts } from './categoryReviews.texts.ts'
import { categoryReviewsQuery, type CategoryReviews, type CategoryReviewsAddress } from './categoryReviewsQuery.ts'

/** Reviews of the products of a category: `/category/…/otzyvy/`. */
export function CategoryReviewsPage() {
  const address = useLoaderData<CategoryReviewsAddress>()
  const { call } = useHost()
  const { data } = useSuspenseQuery(categoryReviewsQuery(call, address))
  const { category, brand, breadcrumbs, canonical, reviews, total, rating, page, pagesCount } = data
  return (
    <Container className={content}>
      <CategoryHead answer={data} />
      <Breadcrumbs
        items={[...breadcrumbs.map((crumb) => ({ label: crumb.name, href: crumb.link })), { label: texts.reviews }]}
      />
      <div className={head}>
        <Heading level={1} note={texts.count(total)}>
          {texts.title(category.name, brand?.name ?? null)}
        </Heading>
        {total > 0 && <Rating value={rating} count={total} />}
      </div>
      {reviews.length === 0 ? (
        <EmptyState
          title={texts.none}
          actions={
            <Button size="l" href={category.link}>
              {texts.toCategory(category.name)}
            </Button>
          }
        >
          {texts.noneAdvice}
        </EmptyState>
      ) : (
        <div className={sheet}>
          {reviews.map((review) => (
            <ReviewOfProduct key={review.guid} review={review} />
          ))}
        </div>
      )}
      <Pagination page={page} pageCount={pagesCount} hrefOf={(number) => pageAddress(canonical, number)} />
    </Container>
  )
}

type Reviewed = CategoryReviews['reviews'][number]

/** A review under its product. */
function ReviewOfProduct({ review }: { review: Reviewed }) {
  const mediaWindow = useMediaWindow({ productGuid: review.productGuid, isCurrentVariant: false })
  return (
    <div className={part}>
      <ProductLine product={review.product} />
      <ReviewCard review={review} onOpenMedium={mediaWindow.open} />
      <MediaWindowPlace {...mediaWindow} />
    </div>
  )
}

function ProductLine({ product: { name, link, image, rating, reviewsCount } }: { product: ReviewedProduct }) {
  return (
    <div className={line}>
      <Picture src={image} alt="" size={56} />
      <div>
        <Link className={title} href={link}>
          {name}
        </Link>
        <Rating value={rating} count={reviewsCount} href={`${link}otzyvy/`} />
      </div>
    </div>
  )
}

/** Metadata for search engines; pages without reviews are not indexed. */
function CategoryHead({ answer }: { answer: CategoryReviews }) {
  const { publicOrigin } = useHost()
  const { category, brand, canonical, page, pagesCount, total, rating } = answer
  const brandName = brand?.name ?? null
  return (
    <>
      <title>{texts.documentTitle(category.name, brandName, page)}</title>
      <meta name="description" content={texts.description(category.name, brandName, total, formatNumber(rating, 1))} />
      <link rel="canonical" href={publicOrigin + pageAddress(canonical, page)} />
      {total === 0 && <meta name="robots" content="noindex, follow" />}
      {page > 1 && <link rel="prev" href={publicOrigin + pageAddress(canonical, page - 1)} />}
      {page < pagesCount && <link rel="next" href={publicOrigin + pageAddress(canonical, page + 1)} />}
      {total > 0 && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: toScriptText(categoryReviewsJsonLd(answer, publicOrigin)) }}
        />
      )}
    </>
  )
}

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s20};
  margin-bottom: ${space.s16};
`

const title = css`
  display: block;
  color: ${color.textPrimary};
  font-weight: ${weight.semibold};
  text-decoration: none;

  &:hover {
    color: ${color.textLink};
  }
`

const line = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: ${space.s12};
  align-items: center;
  padding: ${space.s12} ${space.s24};
  background-color: ${color.surfaceHover};

  @media ${media.phone} {
    padding: ${space.s8} ${space.s12};
  }
`

const part = css`
  &:last-child > article {
    border-bottom: 0;
  }
`

const sheet = css`
  margin-bottom: ${space.s20};
  overflow: hidden;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media ${media.phone} {
    margin-inline: -12px;
    border-width: 1px 0;
    border-radius: 0;
  }
`

const content = css`
  padding-bottom: ${space.s48};
`
