import { css } from '@linaria/core'
import { color, space } from '../tokens/tokens.ts'

/** Box of the field: what stands after the text is close to its edge. */
export const comboboxBox = css`
  && {
    padding-right: ${space.s8};
  }
`

/** Arrow at the right edge: a press on it goes to what lies below. */
export const arrow = css`
  flex: none;
  margin: 0 ${space.s4};
  color: ${color.textMuted};
  pointer-events: none;
`
