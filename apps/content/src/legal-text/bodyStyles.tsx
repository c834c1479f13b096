import { css } from '@linaria/core'
import { fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'

/* Of documents on pages and in windows. */

export const heading = css`
  scroll-margin-top: 96px;
`

export const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  overflow-wrap: break-word;

  > .${heading}:not(:first-child) {
    margin-top: ${space.s20};
  }

  &[data-place='page'] {
    font-size: ${fontSize.s16};
    line-height: ${lineHeight.s16};
  }

  &[data-place='window'] {
    font-size: ${fontSize.s14};
    line-height: ${lineHeight.s14};
  }

  &[data-place='window'] > .${heading}:not(:first-child) {
    margin-top: ${space.s8};
  }
`
