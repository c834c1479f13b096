import { css } from '@linaria/core'
import { color, media, space, weight } from '@verstak/ui-kit/tokens'

/* Styles of the page of the balance. They are separate because the page's code loads lazily, and the stylesheet of such
   code would not be loaded. */

export const line = css`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.s16};
  padding: ${space.s12} ${space.s16};

  & + & {
    border-top: 1px solid ${color.lineHair};
  }

  @media ${media.phone} {
    padding: ${space.s12};
  }
`

export const lineName = css`
  display: grid;
  justify-items: start;
  gap: ${space.s2};
  min-width: 0;
  overflow-wrap: anywhere;
`

export const amountCell = css`
  flex: none;
  text-align: end;
`

export const period = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s12};

  > a {
    padding: ${space.s12} 0;
  }
`

export const totals = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space.s16};
  padding: ${space.s12} ${space.s16};
  border-bottom: 1px solid ${color.lineHair};
  background-color: ${color.surfaceSunken};

  @media ${media.phone} {
    grid-auto-flow: row;
    gap: ${space.s4};
    padding: ${space.s12};
  }
`

export const totalLine = css`
  dt {
    color: ${color.textSecondary};
  }

  dd {
    margin: 0;
    font-weight: ${weight.semibold};
  }

  @media ${media.phone} {
    display: flex;
    justify-content: space-between;
    gap: ${space.s12};
  }
`
