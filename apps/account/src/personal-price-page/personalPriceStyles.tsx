import { css } from '@linaria/core'
import { color, fontSize, space, weight } from '@verstak/ui-kit/tokens'

/* Styles of the page of the own discount. They are separate because the page's code loads lazily, and the stylesheet of
   such code would not be loaded. */

export const yours = css`
  margin-inline-start: ${space.s4};
  color: ${color.stateOk};
  font-size: ${fontSize.s13};
  font-weight: ${weight.semibold};
`
