import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'

/** A card of the page. */
export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

/** Its heading. */
export const cardTitle = css`
  display: flex;
  align-items: baseline;
  gap: ${space.s8};
  padding: ${space.s12} ${space.s16};
  border-bottom: 1px solid ${color.lineHair};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  font-weight: ${weight.semibold};

  small {
    color: ${color.textMuted};
    font-size: ${fontSize.s12};
    font-weight: ${weight.regular};
  }
`

/** What stands in it. */
export const cardBody = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  padding: ${space.s12} ${space.s16} ${space.s16};
`

/** Names and values. */
export const facts = css`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space.s8} ${space.s12};

  dt {
    color: ${color.textMuted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

/** Two columns: the work, and what one has to know for it. */
export const pageColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  align-items: start;

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 336px;
  }
`

/** Cards below each other. */
export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
`

/** Buttons side by side. */
export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8};
`
