import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { isCrawler, useHost } from '@verstak/host'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { WhenNear } from '@verstak/remote-kit/WhenNear'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { color, media, space } from '@verstak/ui-kit/tokens'
import { discussionTexts } from './discussions.texts.ts'

const WIDGET = 'reviews/ProductDiscussions'

export interface DiscussionsProps {
  product: Pick<ProductDetails, 'guid' | 'link'>
  className?: string
}

/** Questions and answers, if a remote provides them: once they are scrolled to, for crawlers with the page. */
export function Discussions({ product: { guid, link }, className }: DiscussionsProps) {
  const { widgets, layout } = useHost()
  if (!widgets.isOffered?.(WIDGET)) return null
  const wayThere = (
    <Link className={all} href={`${link}discussions/`}>
      {discussionTexts.all}
    </Link>
  )
  const widget = <RemoteWidget name={WIDGET} productGuid={guid} fallback={wayThere} failure={() => wayThere} />
  return (
    <section className={className} data-reviews>
      <Heading level={2} look="block" className={heading}>
        {discussionTexts.title}
      </Heading>
      {isCrawler(layout) ? (
        widget
      ) : (
        <WhenNear className={place} fallback={wayThere} isFallbackKept>
          {widget}
        </WhenNear>
      )}
    </section>
  )
}

/* The height of the form: what stands below does not move when it comes. */
const place = css`
  @media (scripting: enabled) {
    min-height: 620px;

    @media ${media.phone} {
      min-height: 670px;
    }
  }
`

const heading = css`
  margin-bottom: ${space.s12};
`

const all = css`
  color: ${color.textLink};
`
