import { css } from '@linaria/core'
import { color, dimension, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'

export const footerClass = css`
  margin-top: ${space.s24};
  padding: ${space.s24} 0;
  border-top: 1px solid ${color.lineDefault};
  background-color: ${color.surfaceSunken};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  /* Usually far below the viewport, so the first paint skips it. The sizes are those of the rendered footer. */
  @media screen {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 574px;
  }

  @media screen and ${media.phone} {
    contain-intrinsic-block-size: auto 1100px;
  }

  @media screen and ${media.wide} {
    contain-intrinsic-block-size: auto 386px;
  }

  @media print {
    display: none;
  }
`

export const columnsClass = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space.s24} ${space.s32};

  @media ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.s16};
  }
`

export const titleClass = css`
  margin-bottom: ${space.s8};
  color: ${color.textPrimary};
  font-size: ${fontSize.s14};
  font-weight: ${weight.semibold};
  line-height: ${lineHeight.s14};
`

export const linkClass = css`
  display: inline-flex;
  align-items: center;
  min-height: 28px;
  /* Keeps names of two lines apart. */
  padding: ${space.s4} 0;
  color: ${color.textSecondary};
  /* For long words of department names in two columns at 320 px. */
  overflow-wrap: anywhere;

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }
`

export const ratingClass = css`
  margin-left: ${space.s6};
  color: ${color.textMuted};
  white-space: nowrap;
`

export const phoneClass = css`
  display: inline-flex;
  align-items: center;
  min-height: 28px;
  color: ${color.textPrimary};
  font-size: ${fontSize.s18};
  font-weight: ${weight.bold};
  white-space: nowrap;

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }
`

export const lastRowClass = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s24};
  margin-top: ${space.s24};
  padding-top: ${space.s12};
  border-top: 1px solid ${color.lineDefault};
`
