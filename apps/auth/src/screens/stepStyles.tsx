import { css } from '@linaria/core'
import { color, dimension, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'

/** Quiet words above a form. */
export const leadClass = css`
  color: ${color.textSecondary};
`

/** The contact that a step is about, with «Изменить» beside it. */
export const contactClass = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s12};
  margin-top: ${space.s4};
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};

  & > b {
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: ${weight.semibold};
  }

  & > button > span {
    font-size: ${fontSize.s14};
  }

  @media ${media.touch} {
    & > button {
      min-height: ${dimension.tapMin};
      margin-block: -10px;
    }
  }
`

/** A button that waits for its time: what it says is read, not only seen. */
export const waitingClass = css`
  &:disabled:disabled {
    color: ${color.textSecondary};
    font-weight: ${weight.medium};
  }
`
