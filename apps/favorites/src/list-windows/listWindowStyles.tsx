import { css } from '@linaria/core'
import { color, dimension, fontSize, lineHeight, media, space } from '@verstak/ui-kit/tokens'

/* Styles of the windows. They are separate because their code loads lazily, and the stylesheet of such code would not be
   loaded. */

export const example = css`
  display: block;
  color: ${color.textSecondary};
`

export const subject = css`
  margin-bottom: ${space.s12};
  padding: ${space.s8} 0;
  border: solid ${color.lineHair};
  border-width: 1px 0;
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  overflow-wrap: anywhere;
`

export const choices = css`
  overflow-wrap: anywhere;
`

export const listRows = css`
  display: grid;
`

export const listRow = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s12};
  min-height: ${dimension.tapMin};
  padding: ${space.s4} 0;
  border-top: 1px solid ${color.lineHair};

  > span {
    overflow-wrap: anywhere;
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
