import { css } from '@linaria/core'
import { REVIEW_VOTE_FORM_PATH, type Review } from '@verstak/contracts/review'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Icon } from '@verstak/ui-kit/Icon'
import { color, controlHeight, dimension, fontSize, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { reviewTexts } from './reviewCard.texts.ts'
import { thumbDownIcon, thumbUpIcon } from './thumbs.ts'
import { useVote } from './useVote.ts'

const BUTTONS = [
  { action: 'like', shape: thumbUpIcon, counter: 'likes' },
  { action: 'dislike', shape: thumbDownIcon, counter: 'dislikes' },
] as const

export interface VoteButtonsProps {
  review: Pick<Review, 'guid' | 'voteStatistics'>
}

/** «Отзыв полезен?» with both counters; they change once the server has the vote (REVIEW-045). */
export function VoteButtons({ review }: VoteButtonsProps) {
  const { guid, voteStatistics } = review
  const { ownVote, vote, isVoting } = useVote(review)
  return (
    <form
      className={row}
      method="post"
      action={REVIEW_VOTE_FORM_PATH}
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        if (!isVoting) void vote((submitter as HTMLButtonElement).value === 'like' ? 'like' : 'dislike')
      }}
    >
      <input type="hidden" name="guid" value={guid} />
      <span className={question}>{reviewTexts.isUseful}</span>
      {BUTTONS.map(({ action, shape, counter }) => {
        const count = formatNumber(voteStatistics[counter])
        return (
          <button
            key={action}
            className={button}
            name="action"
            value={action}
            aria-pressed={ownVote === action}
            aria-label={reviewTexts[action](count)}
            // `disabled` would lose the focus while the call is under way.
            aria-disabled={isVoting || undefined}
          >
            <Icon shape={shape} size="s" />
            {count}
          </button>
        )
      })}
    </form>
  )
}

const question = css`
  margin-right: ${space.s4};
  color: ${color.textMuted};
`

const button = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s6};
  height: ${controlHeight.s};
  padding: 0 ${space.s10};
  border-radius: ${radius.control};
  background-color: ${color.surfaceCard};
  box-shadow: inset 0 0 0 1px ${color.lineControl};
  font-weight: ${weight.medium};

  &:hover {
    background-color: ${color.surfaceSunken};
  }

  &[aria-pressed='true'] {
    background-color: ${color.surfaceInverse};
    box-shadow: none;
    color: ${color.textInverse};
  }

  &[aria-disabled] {
    background-color: ${color.actionDisabled};
    box-shadow: none;
    color: ${color.textDisabled};
    cursor: default;
  }

  @media ${media.touch} {
    height: ${dimension.tapMin};
    padding: 0 14px;
  }
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8};
  font-size: ${fontSize.s13};

  @media ${media.phone} {
    > .${question} {
      flex-basis: 100%;
    }
  }
`
