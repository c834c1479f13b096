import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import type { Answered } from '@verstak/contracts/textForm'
import { useHost } from '@verstak/host'
import { Heading } from '@verstak/ui-kit/Heading'
import { color, media, radius, space } from '@verstak/ui-kit/tokens'
import { DiscussionItem } from '../discussions/DiscussionItem.tsx'
import { reviewAnswersQuery } from '../discussions/discussionsQuery.ts'
import { discussionTexts as texts } from '../discussions/discussions.texts.ts'

export interface AnsweredReviewProps {
  productGuid: string
  review: Answered
}

/** Answers to a review, which its list shows only with scripts. */
export function AnsweredReview({ productGuid, review: { guid, name } }: AnsweredReviewProps) {
  const { call } = useHost()
  const { data } = useQuery(reviewAnswersQuery(call, productGuid, guid))
  if (!data?.discussions.length) return null
  return (
    <section className={sheet}>
      <Heading level={2} look="block" className={heading}>
        {texts.reviewAnswers(name)}
      </Heading>
      {data.discussions.map((discussion) => (
        <DiscussionItem key={discussion.guid} discussion={discussion} />
      ))}
    </section>
  )
}

const heading = css`
  padding: ${space.s20} ${space.s24} 0;

  @media ${media.phone} {
    padding: ${space.s16} ${space.s12} 0;
  }
`

const sheet = css`
  margin-bottom: ${space.s16};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media ${media.phone} {
    margin-inline: -12px;
    border-width: 1px 0;
    border-radius: 0;
  }
`
