import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '@verstak/dates'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, fontSize, radius, space } from '@verstak/ui-kit/tokens'
import { myReviewsTexts as texts } from './myReviews.texts.ts'
import { notReviewedQuery } from './myReviewsQueries.ts'

/** Products that the user has got and not reviewed; nothing without any, and when they did not come. */
export function NotReviewed() {
  const { call } = useHost()
  const { timeZone } = useRegion()
  const { data } = useQuery(notReviewedQuery(call))
  if (!data || data.products.length === 0) return null
  return (
    <section className={part}>
      <Heading level={2} look="block">
        {texts.waitingTitle}
      </Heading>
      <ul className={list}>
        {data.products.map(({ productId, name, link, image, receivedAt }) => (
          <li key={productId} className={card}>
            <Picture src={image} alt="" size={56} />
            <div className={words}>
              <Link className={title} href={link}>
                {name}
              </Link>
              <span className={quiet}>{texts.bought(formatDate(new Date(receivedAt), timeZone))}</span>
            </div>
            <Button size="s" variant="secondary" href={`${link}add-review/`}>
              {texts.write}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const title = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${color.textPrimary};
  text-decoration: none;
`

const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
`

const words = css`
  min-width: 0;
`

const card = css`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${space.s8} ${space.s12};
  align-items: center;
  padding: ${space.s12};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  > :last-child {
    grid-column: 1 / -1;
  }
`

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: ${space.s8};
`

const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
`
