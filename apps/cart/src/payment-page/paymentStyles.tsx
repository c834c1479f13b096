import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'

/* Styles of the pages of payment. They are separate because the pages' code loads lazily, and the stylesheet of such code
   would not be loaded. */

export const page = css`
  padding-top: ${space.s24};
  padding-bottom: ${space.s48};
`

export const sheet = css`
  display: grid;
  gap: ${space.s20};
  max-width: 560px;
  margin-top: ${space.s24};
  padding: ${space.s24};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  /* News that have not come yet take no row, but stay a live region. */
  > :empty {
    position: absolute;
  }

  @media ${media.phone} {
    padding: ${space.s16};
  }
`

export const sumLabel = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

export const sum = css`
  font-size: ${fontSize.s28};
  line-height: ${lineHeight.s28};
  font-weight: ${weight.bold};
`

export const actions = css`
  display: grid;
  gap: ${space.s12};
`

export const note = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

export const code = css`
  display: grid;
  gap: ${space.s16};
  justify-items: center;
  text-align: center;

  > svg {
    width: 240px;
    max-width: 100%;
    height: auto;
  }
`

/* Scanners need dark on light, whatever the colours of the page. */
export const light = css`
  fill: ${color.surfaceCard};
`

export const dark = css`
  fill: ${color.textPrimary};
`
