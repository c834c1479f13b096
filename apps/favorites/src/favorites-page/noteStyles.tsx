import { css } from '@linaria/core'
import { color, dimension, fontSize, lineHeight, media, space } from '@verstak/ui-kit/tokens'

/* The owner's note on a product. */

export const noteButton = css`
  display: flex;
  gap: ${space.s6};
  align-items: start;
  padding: 0;
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  text-align: left;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-top: 1px;
    color: ${color.textMuted};
  }

  &[data-empty] {
    color: ${color.textLink};
  }

  &[data-empty] > svg {
    color: inherit;
  }

  @media ${media.hover} {
    &:hover {
      color: ${color.textLinkHover};
    }
  }

  @media ${media.touch} {
    align-items: center;
    min-height: ${dimension.tapMin};
    margin: calc(-1 * ${space.s6}) 0 calc(-1 * ${space.s4});
  }

  @media print {
    &[data-empty] {
      display: none;
    }
  }

  @media (scripting: none) {
    &[data-empty] {
      display: none;
    }
  }
`

export const noteForm = css`
  display: grid;
  gap: ${space.s8};
  margin-top: ${space.s6};
`

export const noteButtons = css`
  display: flex;
  gap: ${space.s8};
`
