import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useHost } from '@verstak/host'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { Link } from '@verstak/ui-kit/Link'
import { Message } from '@verstak/ui-kit/Message'
import { color, fontSize, space } from '@verstak/ui-kit/tokens'
import { DiscussionText } from '../discussions/DiscussionText.tsx'
import { discussionTexts } from '../discussions/discussions.texts.ts'
import { MorePages } from './MorePages.tsx'
import { myReviewsTexts as texts } from './myReviews.texts.ts'
import { ownDiscussionsQuery } from './myReviewsQueries.ts'
import { OwnCard } from './OwnCard.tsx'
import { StatePlate } from './StatePlate.tsx'

/** Questions, comments and answers of the user in all their states. */
export function OwnDiscussions() {
  const { call } = useHost()
  const { data } = useSuspenseQuery(ownDiscussionsQuery(call, 1))
  if (data.total === 0) return <EmptyState title={texts.noQuestions}>{texts.noQuestionsAdvice}</EmptyState>
  return <MorePages total={data.total} renderPage={(page) => <DiscussionsOfPage page={page} />} />
}

function DiscussionsOfPage({ page }: { page: number }) {
  const { call } = useHost()
  const { data } = useSuspenseQuery(ownDiscussionsQuery(call, page))
  return data.discussions.map((discussion) => {
    const { guid, product, state, refusal, answersCount } = discussion
    return (
      <OwnCard key={guid} product={product}>
        <p className={line}>
          <StatePlate state={state} />
          {answersCount > 0 && <span>{discussionTexts.answers(answersCount)}</span>}
        </p>
        <div>
          <DiscussionText discussion={discussion} />
        </div>
        {state === 'refused' && refusal && <Message tone="warn">{refusal}</Message>}
        {state === 'approved' && (
          <Link className={link} href={`${product.link}discussions/`}>
            {texts.open}
          </Link>
        )}
      </OwnCard>
    )
  })
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s12};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
`

const link = css`
  justify-self: start;
  color: ${color.textLink};
`
