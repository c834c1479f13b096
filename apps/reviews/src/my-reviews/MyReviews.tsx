import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
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
  const { call } = useHost()
  const reviews = useQuery(ownReviewsQuery(call, 1)).data?.total
  const questions = useQuery(ownDiscussionsQuery(call, 1)).data?.total
  return (
    <div className={stack}>
      <NotReviewed />
      <Tabs
        label={texts.reviews}
        tabs={[
          { value: 'reviews', label: texts.reviews, note: reviews, content: <OwnReviews /> },
          { value: 'questions', label: texts.questions, note: questions, content: <OwnDiscussions /> },
        ]}
      />
    </div>
  )
}

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};
`
