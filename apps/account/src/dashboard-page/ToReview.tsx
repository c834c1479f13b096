import { useQuery } from '@tanstack/react-query'
import { useHost } from '@verstak/host'
import { formatDate } from '@verstak/dates'
import { useRegion } from '@verstak/region'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { quiet } from '../order-row/orderRowStyles.tsx'
import { sheet, sheetHead } from '../own-page/ownPageStyles.tsx'
import { dashboardTexts as texts } from './dashboardPage.texts.ts'
import { notReviewedQuery } from './dashboardQueries.ts'
import { small } from './dashboardStyles.tsx'

const PICTURE = 56

/** Products that wait for a review, once there is a page to write one on; nothing when there are none. */
export function ToReview() {
  const { call, isServed } = useHost()
  const { timeZone } = useRegion()
  const { data } = useQuery(notReviewedQuery(call))
  const addressOf = (link: string) => `${link}add-review/`
  const [first] = data?.products ?? []
  if (!data || !first || !isServed?.(addressOf(first.link))) return null
  return (
    <section className={sheet} aria-label={texts.reviews}>
      <div className={sheetHead}>
        <Heading level={2} look="block" note={data.total}>
          {texts.reviews}
        </Heading>
      </div>
      <ul>
        {data.products.map(({ productId, name, link, image, receivedAt }) => (
          <li key={productId} className={small}>
            <Picture src={image} alt="" size={PICTURE} />
            <div>
              <Link href={link} tone="plain">
                {name}
              </Link>
              <span className={quiet}>{texts.received(formatDate(new Date(receivedAt), timeZone))}</span>
              <Link href={addressOf(link)} aria-label={texts.writeOf(name)}>
                {texts.write}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
