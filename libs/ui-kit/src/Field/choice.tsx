import { css } from '@linaria/core'
import { color, dimension, fontSize, lineHeight, media } from '../tokens/tokens.ts'

/** Row of a check box or radio button: box, words, number at the right edge. */
export const choiceLabel = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 28px;
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  cursor: pointer;

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }

  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: default;
  }
`

/** The box itself: ink when chosen; its mark is a `::before` in amber. */
export const choiceInput = css`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: 18px;
  height: 18px;
  border-radius: 4px;
  background-color: ${color.surfaceCard};
  box-shadow: inset 0 0 0 1.5px ${color.lineControl};
  cursor: inherit;

  &:checked {
    background-color: ${color.surfaceInverse};
    box-shadow: none;
  }

  &:disabled {
    background-color: ${color.actionDisabled};
    box-shadow: inset 0 0 0 1.5px ${color.lineDefault};
  }
`

/** Number after the words. */
export const choiceCount = css`
  margin-left: auto;
  color: ${color.textMuted};
  font-size: ${fontSize.s12};

  :disabled ~ & {
    color: inherit;
  }
`
