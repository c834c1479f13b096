import { css } from '@linaria/core'
import type { PublicationState } from '@verstak/contracts/reviewForm'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { myReviewsTexts as texts } from './myReviews.texts.ts'

/** Whether something is published. */
export function StatePlate({ state }: { state: PublicationState }) {
  return (
    <span className={plate} data-state={state}>
      {texts.states[state]}
    </span>
  )
}

const plate = css`
  padding: ${space.s2} ${space.s8};
  border-radius: ${radius.plate};
  background-color: ${color.surfaceSunken};
  color: ${color.textPrimary};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
  font-weight: ${weight.medium};

  &[data-state='approved'] {
    background-color: ${color.stateOkSoft};
    color: ${color.stateOk};
  }

  &[data-state='refused'] {
    background-color: ${color.stateDangerSoft};
    color: ${color.stateDanger};
  }
`
