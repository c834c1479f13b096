import { css } from '@linaria/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { DISCUSSIONS_PER_PAGE, DISCUSSION_SOURCES } from '@verstak/contracts/discussion'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useLoaderData } from '@verstak/router'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { space } from '@verstak/ui-kit/tokens'
import { DiscussionList } from '../discussions/DiscussionList.tsx'
import { discussionsQuery } from '../discussions/discussionsQuery.ts'
import { discussionTexts as texts } from '../discussions/discussions.texts.ts'
import { ProductStrip } from '../product-pages/ProductStrip.tsx'
import { productQuery } from '../product-pages/productQuery.ts'
import type { ProductAddress } from '../product-pages/readProductAddress.ts'
import { answeredQuery } from '../text-form/textFormQueries.ts'
import { useTextForm } from '../text-form/useTextForm.ts'
import { AnsweredReview } from './AnsweredReview.tsx'
import { Unsubscribe } from './Unsubscribe.tsx'

/** Questions about a product and their answers: `/product/…/discussions/`. */
export function DiscussionsPage() {
  const { productId } = useLoaderData<ProductAddress>()
  const { call, publicOrigin } = useHost()
  const { id: regionId } = useRegion()
  const { data: product } = useSuspenseQuery(productQuery(call, productId, regionId))
  const { data } = useSuspenseQuery(discussionsQuery(call, product.guid, 1, DISCUSSIONS_PER_PAGE))
  const { answeredGuid, refused, sent } = useTextForm()
  const { data: answered = null } = useQuery({
    ...answeredQuery(call, answeredGuid ?? ''),
    enabled: answeredGuid !== null,
    retry: false,
  })
  const { total } = data.pagination
  return (
    <Container className={content}>
      <title>{texts.documentTitle(product.name)}</title>
      <meta name="description" content={texts.description(product.name)} />
      <link rel="canonical" href={`${publicOrigin}${product.link}discussions/`} />
      {(total === 0 || answeredGuid !== null) && <meta name="robots" content="noindex, follow" />}
      <ProductStrip product={product} current={texts.title} />
      <Unsubscribe />
      <Heading className={heading} level={1} look="section" note={total > 0 && texts.questions(total)}>
        {texts.title}
      </Heading>
      {answered?.sourceId === DISCUSSION_SOURCES.review && (
        <AnsweredReview productGuid={product.guid} review={answered} />
      )}
      <DiscussionList
        key={product.guid}
        productGuid={product.guid}
        itemsPerPage={DISCUSSIONS_PER_PAGE}
        ask={{ answered, refused, isSent: sent !== null }}
      />
    </Container>
  )
}

const heading = css`
  margin-bottom: ${space.s16};
`

const content = css`
  padding-bottom: ${space.s48};
`
