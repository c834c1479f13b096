import { css } from '@linaria/core'
import { media, space } from '@verstak/ui-kit/tokens'

/* Two columns where the items have enough width. */
const twoColumns = '(min-width: 1000px)'

/** Items, form and summary, in this order. */
export const checkoutColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};
  align-items: start;
  margin-top: ${space.s16};

  @media ${twoColumns} {
    grid-template: 'lines summary' auto 'form summary' 1fr / minmax(0, 1fr) 320px;

    > :nth-child(1) {
      grid-area: lines;
    }

    > :nth-child(2) {
      grid-area: form;
    }

    > :nth-child(3) {
      grid-area: summary;
    }
  }

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 368px;
  }

  @media ${media.phone} {
    gap: ${space.s16};
  }
`
