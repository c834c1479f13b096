import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useHost } from '@verstak/host'
import { Tabs } from '@verstak/ui-kit/Tabs'
import { space } from '@verstak/ui-kit/tokens'
import { myReviewsTexts as texts } from './myReviews.texts.ts'
import { ownDiscussionsQuery, ownReviewsQuery } from './myReviewsQueries.ts'
import { NotReviewed } from './NotReviewed.tsx'
import { OwnDiscussions } from './OwnDiscussions.tsx'
import { OwnReviews } from './OwnReviews.tsx'

/** The user's reviews and questions with their states, and what he could write about. */
export function MyReviews() {
  return (
    <div className={stack}>
      <NotReviewed />
      <Tabs
        label={texts.reviews}
        tabs={[
          { value: 'reviews', label: texts.reviews, note: <ReviewCount />, content: <OwnReviews /> },
          { value: 'questions', label: texts.questions, note: <QuestionCount />, content: <OwnDiscussions /> },
        ]}
      />
    </div>
  )
}

// A part that waits is rendered again on the server, what is around it is not: parts of their own show what they wait for.
function ReviewCount() {
  const { call } = useHost()
  return useSuspenseQuery(ownReviewsQuery(call, 1)).data.total
}

function QuestionCount() {
  const { call } = useHost()
  return useSuspenseQuery(ownDiscussionsQuery(call, 1)).data.total
}

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};
`
