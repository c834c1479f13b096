import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, space } from '@verstak/ui-kit/tokens'

/* How many pieces of a product are wanted. */

export const needPlace = css`
  @media ${media.desktop} {
    padding-top: 26px;
  }

  @media ${media.phone} {
    grid-column: 1 / 3;
  }

  @media print {
    grid-column: auto;
    padding-top: 0;
  }
`

/* White, unlike the stepper of the cart beside it. */
export const needStepper = css`
  && {
    background-color: ${color.surfaceCard};
    box-shadow: inset 0 0 0 1px ${color.lineControl};
  }

  @media print {
    && {
      box-shadow: none;
    }

    > button {
      display: none;
    }
  }
`

/* Without scripts the number stands in words. */
export const need = css`
  display: grid;
  gap: ${space.s4};

  @media (scripting: none) {
    display: none;
  }
`

export const needWord = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};

  @media ${media.phone} {
    display: none;
  }
`

export const needTold = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
