import { css } from '@linaria/core'
import { media, space } from '@verstak/ui-kit/tokens'

/** A form beside what it makes: two columns, one on a tablet. */
export const editColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 344px;
  align-items: start;
  gap: ${space.s16};

  @media ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Cards one below the other. */
export const cardColumn = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
`
