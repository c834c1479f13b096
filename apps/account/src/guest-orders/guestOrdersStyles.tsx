import { css } from '@linaria/core'
import { color, radius, space } from '@verstak/ui-kit/tokens'

/* Styles of a guest's orders. They are separate because the page's code loads lazily, and the stylesheet of such code
   would not be loaded. */

export const guestOrdersSheet = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

export const guestOrdersForm = css`
  display: grid;
  gap: ${space.s16};
  max-width: 480px;
`
