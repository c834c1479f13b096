import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'

/* Styles of the page of promo codes. They are separate because the page's code loads lazily, and the stylesheet of such
   code would not be loaded. */

export const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12} ${space.s24};
  padding: ${space.s16};

  & + & {
    border-top: 1px solid ${color.lineHair};
  }

  @media ${media.phone} {
    flex-direction: column;
    align-items: stretch;
    padding: ${space.s12};
  }
`

export const facts = css`
  display: grid;
  gap: ${space.s6};
  min-width: 0;
  overflow-wrap: anywhere;
`

export const code = css`
  display: inline-block;
  padding: ${space.s4} ${space.s10};
  border: 1px dashed ${color.lineControl};
  border-radius: ${radius.control};
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
  font-weight: ${weight.bold};
  -webkit-user-select: all;
  user-select: all;

  &[data-off] {
    color: ${color.textMuted};
    font-weight: ${weight.regular};
  }
`

export const conditions = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

export const actions = css`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space.s8};

  @media ${media.phone} {
    > * {
      flex: 1;
    }
  }
`
