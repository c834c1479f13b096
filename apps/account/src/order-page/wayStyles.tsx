import { css } from '@linaria/core'
import { color, media, space, weight } from '@verstak/ui-kit/tokens'

/* The way of an order: beside each other on a desktop, below each other on a phone. It is separate because the page's code
   loads lazily, and the stylesheet of such code would not be loaded. */

export const way = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  padding: ${space.s20} ${space.s16} ${space.s16};

  > li {
    position: relative;
    padding: ${space.s32} ${space.s8} 0 0;
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }

  b {
    display: block;
    font-weight: ${weight.medium};
  }

  > li[data-done] > b {
    color: ${color.textPrimary};
    font-weight: ${weight.semibold};
  }

  > li::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0 auto auto 0;
    width: 18px;
    height: 18px;
    border: 2px solid ${color.lineControl};
    border-radius: 4px;
    background-color: ${color.surfaceCard};
  }

  > li[data-done]::before {
    border-color: ${color.lineStrong};
    background-color: ${color.lineStrong};
  }

  > li[aria-current]::before {
    background-color: ${color.signal};
  }

  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 7px 0 auto 18px;
    height: 4px;
    background-color: ${color.lineDefault};
  }

  > li[data-done]:not([aria-current], :last-child)::after {
    background-color: ${color.lineStrong};
  }

  @media ${media.phone} {
    grid-auto-flow: row;
    padding: ${space.s16} ${space.s12} 0;

    > li {
      min-height: 44px;
      padding: 0 0 ${space.s16} ${space.s32};
    }

    > li:not(:last-child)::after {
      inset: 18px auto 0 7px;
      width: 4px;
      height: auto;
    }
  }
`
