import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import { DISCUSSION_SOURCES } from '@verstak/contracts/discussion'
import type { Review } from '@verstak/contracts/review'
import { useHost } from '@verstak/host'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { color, radius, space } from '@verstak/ui-kit/tokens'
import { DiscussionForm } from './DiscussionForm.tsx'
import { DiscussionItem } from './DiscussionItem.tsx'
import { reviewAnswersQuery } from './discussionsQuery.ts'
import { discussionTexts as texts } from './discussions.texts.ts'

export interface ReviewAnswersProps {
  review: Pick<Review, 'guid' | 'productGuid' | 'author' | 'isThirdParty'>
  /** The form of an answer is open. */
  isAnswering: boolean
  onCancel: () => void
}

/** Answers to a review, and the form of a new one. */
export function ReviewAnswers({ review, isAnswering, onCancel }: ReviewAnswersProps) {
  const { call } = useHost()
  const { guid, productGuid, author } = review
  const { data, isPending } = useQuery(reviewAnswersQuery(call, productGuid, guid))
  return (
    <div className={box}>
      {isAnswering && (
        <div className={form}>
          <DiscussionForm
            kind="answer"
            productGuid={productGuid}
            parent={{ guid, name: author.name, sourceId: DISCUSSION_SOURCES.review }}
            onCancel={onCancel}
          />
        </div>
      )}
      {isPending && <Spinner label={texts.loading} />}
      {data?.discussions.map((discussion) => (
        <DiscussionItem key={discussion.guid} discussion={discussion} />
      ))}
    </div>
  )
}

const form = css`
  padding: ${space.s16};
  border-radius: ${radius.card};
  background-color: ${color.surfaceHover};
`

const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  max-width: 720px;
  margin-top: ${space.s16};
`
