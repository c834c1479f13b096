import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'

/* Styles of the page of a placed order. They are separate because the page's code loads lazily, and the stylesheet
   of such code would not be loaded. */

export const thanks = css`
  margin: ${space.s4} 0 0;
  color: ${color.textSecondary};
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
`

export const label = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

export const fact = css`
  display: block;
  font-size: ${fontSize.s18};
  line-height: ${lineHeight.s18};
  font-weight: ${weight.semibold};

  &::first-letter {
    text-transform: uppercase;
  }
`

export const phoneLink = css`
  color: inherit;
`

export const small = css`
  display: block;
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

export const step = css`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s16} ${space.s20};

  & + & {
    border-top: 1px solid ${color.lineHair};
  }
`

export const steps = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

export const columns = css`
  display: grid;
  gap: ${space.s24};
  align-items: start;
  margin: ${space.s24} 0;

  @media ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(280px, 368px);
  }

  @media ${media.phone} {
    gap: ${space.s16};

    /* On a phone the next steps come first. */
    > :nth-child(2) {
      order: -1;
    }
  }
`

export const page = css`
  padding-top: ${space.s24};
  padding-bottom: ${space.s48};
`
