import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useLoaderData } from '@verstak/router'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { useTextForm } from '../text-form/useTextForm.ts'
import { productQuery } from '../product-pages/productQuery.ts'
import type { ProductAddress } from '../product-pages/readProductAddress.ts'
import { addReviewTexts as texts } from './addReview.texts.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { reviewFormQuery } from './reviewFormQuery.ts'
import type { SentReview } from './reviewLogic.ts'
import { SentNote } from './SentNote.tsx'

/** Where a review is written: `/product/…/add-review/`. */
export function AddReviewPage() {
  const { productId } = useLoaderData<ProductAddress>()
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const { data: product } = useSuspenseQuery(productQuery(call, productId, regionId))
  const { data } = useSuspenseQuery({ ...reviewFormQuery(call, product.guid), refetchOnMount: false })
  const [sent, setSent] = useState<SentReview | null>(null)
  const { sent: sentState, refused } = useTextForm()
  const shown = sent ?? (sentState && { state: stateOf(sentState), email: '' })
  const { name, link, image, breadcrumbs } = product
  const title = data.own ? texts.editTitle : texts.title
  return (
    <Container className={page}>
      <title>{texts.documentTitle(name)}</title>
      <meta name="robots" content="noindex, follow" />
      <Breadcrumbs
        items={[
          ...breadcrumbs.map((crumb) => ({ label: crumb.name, href: crumb.link })),
          { label: name, href: link },
          { label: title },
        ]}
      />
      <Heading level={1}>{title}</Heading>
      <div className={columns}>
        <div className={main}>
          {shown ? (
            <SentNote sent={shown} productLink={link} />
          ) : (
            <ReviewForm data={data} refused={refused} onSent={setSent} />
          )}
        </div>
        <aside className={aside}>
          <div className={card} data-product>
            <Picture className={picture} src={image} alt="" size={228} />
            <Link className={productName} href={link}>
              {name}
            </Link>
          </div>
          <div className={card} data-tips>
            <h2 className={tipsTitle}>{texts.tipsTitle}</h2>
            <ul className={tips}>
              {texts.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </div>
        </aside>
      </div>
    </Container>
  )
}

const stateOf = (sent: string) => (sent === 'unconfirmed' ? ('unconfirmed' as const) : ('waiting' as const))

const main = css`
  min-width: 0;
`

const picture = css`
  max-width: 180px;
  margin: 0 auto;
`

const productName = css`
  color: ${color.textPrimary};
  font-weight: ${weight.semibold};
  text-decoration: none;

  &:hover {
    color: ${color.textLink};
  }
`

const tipsTitle = css`
  font-weight: ${weight.semibold};
`

const tips = css`
  display: grid;
  gap: ${space.s8};
  padding-left: ${space.s20};
  color: ${color.textSecondary};
  list-style: '—  ';
`

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  padding: ${space.s20};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

const aside = css`
  display: grid;
  gap: ${space.s16};
`

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(240px, 27%, 368px);
  align-items: start;
  gap: ${space.s24};
  margin-top: ${space.s16};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s12};

    > .${aside} {
      order: -1;
    }

    .${card}[data-product] {
      grid-template-columns: 56px minmax(0, 1fr);
      align-items: center;
      padding: ${space.s12};
    }

    .${card}[data-tips] {
      display: none;
    }
  }
`

const page = css`
  padding-bottom: ${space.s48};
`
