import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { DISCUSSIONS_PER_PAGE } from '@verstak/contracts/discussion'
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
import { Unsubscribe } from './Unsubscribe.tsx'

/** Questions about a product and their answers: `/product/…/discussions/`. */
export function DiscussionsPage() {
  const { productId } = useLoaderData<ProductAddress>()
  const { call, publicOrigin } = useHost()
  const { id: regionId } = useRegion()
  const { data: product } = useSuspenseQuery(productQuery(call, productId, regionId))
  const { data } = useSuspenseQuery(discussionsQuery(call, product.guid, 1, DISCUSSIONS_PER_PAGE))
  const { total } = data.pagination
  return (
    <Container className={content}>
      <title>{texts.documentTitle(product.name)}</title>
      <meta name="description" content={texts.description(product.name)} />
      <link rel="canonical" href={`${publicOrigin}${product.link}discussions/`} />
      {total === 0 && <meta name="robots" content="noindex, follow" />}
      <ProductStrip product={product} current={texts.title} />
      <Unsubscribe />
      <Heading className={heading} level={1} look="section" note={total > 0 && texts.questions(total)}>
        {texts.title}
      </Heading>
      <DiscussionList key={product.guid} productGuid={product.guid} itemsPerPage={DISCUSSIONS_PER_PAGE} />
    </Container>
  )
}

const heading = css`
  margin-bottom: ${space.s16};
`

const content = css`
  padding-bottom: ${space.s48};
`
