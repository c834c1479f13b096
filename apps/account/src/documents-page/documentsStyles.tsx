import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, space } from '@verstak/ui-kit/tokens'

/* Styles of the page of documents. They are separate because the page's code loads lazily, and the stylesheet of such
   code would not be loaded. */

export const finder = css`
  max-width: 560px;
`

export const kinds = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`

export const counted = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

export const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 3fr) minmax(0, 3fr) minmax(96px, 1fr);
  align-items: center;
  gap: ${space.s4} ${space.s16};
  padding: ${space.s12} ${space.s16};

  & + & {
    border-top: 1px solid ${color.lineHair};
  }

  > svg {
    color: ${color.textSecondary};
  }

  @media ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space.s4} ${space.s12};
    padding: ${space.s12};

    > svg {
      grid-row: span 2;
      align-self: start;
    }

    > :nth-child(3) {
      grid-row: 2;
      grid-column: 2 / -1;
    }
  }
`

export const paper = css`
  display: grid;
  gap: ${space.s2};
  overflow-wrap: anywhere;

  > * {
    justify-self: start;
  }

  @media ${media.phone} {
    > a {
      padding: ${space.s4} 0;
    }
  }
`

export const voidMark = css`
  color: ${color.stateWarn};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
