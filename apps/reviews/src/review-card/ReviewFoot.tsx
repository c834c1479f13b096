import { css } from '@linaria/core'
import type { Review } from '@verstak/contracts/review'
import { ANSWERED_QUERY } from '@verstak/contracts/textForm'
import { useHost } from '@verstak/host'
import { color, dimension, fontSize, media, space, weight } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import type { ReviewAnswers } from '../discussions/ReviewAnswers.tsx'
import { reviewTexts } from './reviewCard.texts.ts'
import { VoteButtons } from './VoteButtons.tsx'

const load = () => import(/* webpackChunkName: "review-answers" */ '../discussions/ReviewAnswers.tsx')

export interface ReviewFootProps {
  review: Review
}

/** Votes and answers of a review; one of a third party cannot be answered (ROLE-005). */
export function ReviewFoot({ review }: ReviewFootProps) {
  const { modals } = useHost()
  const [Answers, setAnswers] = useState<typeof ReviewAnswers>()
  const [isOpen, setIsOpen] = useState(false)
  const [isAnswering, setIsAnswering] = useState(false)
  const { isThirdParty, answersCount = 0 } = review

  async function show(withForm: boolean) {
    try {
      const loaded = await load()
      setAnswers(() => loaded.ReviewAnswers)
      setIsAnswering(withForm)
      setIsOpen(true)
    } catch {
      modals.ask({ kind: 'error', advice: 'later' })
    }
  }

  return (
    <>
      <div className={foot}>
        <VoteButtons review={review} />
        {/* Without scripts it leads to the page with the form and the answers. */}
        <form className={actions} method="get" action={`${review.groupProduct.link}discussions/#ask`}>
          {!isThirdParty && (
            <button
              type="submit"
              name={ANSWERED_QUERY}
              value={review.guid}
              className={action}
              aria-expanded={isOpen && isAnswering}
              onClick={(event) => {
                event.preventDefault()
                void show(!isAnswering)
              }}
            >
              {reviewTexts.answer}
            </button>
          )}
          {answersCount > 0 && (
            <button
              type="submit"
              name={ANSWERED_QUERY}
              value={review.guid}
              className={action}
              aria-expanded={isOpen}
              onClick={(event) => {
                event.preventDefault()
                if (isOpen) setIsOpen(false)
                else void show(false)
              }}
            >
              {reviewTexts.answers(answersCount)}
            </button>
          )}
        </form>
      </div>
      {Answers && isOpen && (
        <Answers review={review} isAnswering={isAnswering} onCancel={() => setIsAnswering(false)} />
      )}
    </>
  )
}

const actions = css`
  display: flex;
  gap: ${space.s16};
`

const action = css`
  color: ${color.textLink};
  font-size: ${fontSize.s13};
  font-weight: ${weight.medium};

  &:hover {
    color: ${color.textLinkHover};
    text-decoration: underline;
  }

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }
`

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s20};
  margin-top: ${space.s16};
`
