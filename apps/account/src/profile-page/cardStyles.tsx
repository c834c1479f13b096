import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, radius, space } from '@verstak/ui-kit/tokens'

/* Sheets of the cabinet's pages. They are separate because most pages load lazily, and the stylesheet of such code would not
   be loaded. */

/** Sheets one below the other, not wider than text is read well. */
export const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  max-width: 720px;
`

export const card = css`
  display: grid;
  gap: ${space.s12};
  justify-items: start;
  min-width: 0;
  padding: ${space.s20};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  > * {
    min-width: 0;
    max-width: 100%;
  }

  @media ${media.phone} {
    padding: ${space.s16} ${space.s12};
  }

  /* Gets the focus by script only. */
  &:focus-visible {
    outline: none;
  }
`

export const words = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  overflow-wrap: anywhere;
`

export const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  overflow-wrap: anywhere;
`
