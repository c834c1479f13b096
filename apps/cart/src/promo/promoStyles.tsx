import { css } from '@linaria/core'
import { color, fontSize, layer, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'

/* Styles of the promo code. They are separate because the active code loads lazily, and the stylesheet of such code
   would not be loaded. */

export const promoForm = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space.s8};
`

export const promoBox = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  padding: ${space.s8} ${space.s4} ${space.s8} ${space.s12};
  border-radius: ${radius.control};
  background-color: ${color.surfaceSunken};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  > form {
    display: contents;
  }
`

export const promoCode = css`
  font-weight: ${weight.semibold};
  overflow-wrap: anywhere;
  user-select: all;
`

export const promoNote = css`
  display: block;
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

export const promoWarning = css`
  grid-column: 1 / -1;
  padding: ${space.s4} ${space.s8} 0 0;
  color: ${color.stateDanger};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

export const copiedTip = css`
  position: absolute;
  right: ${space.s8};
  bottom: calc(100% + ${space.s4});
  z-index: ${layer.sticky};
  padding: ${space.s6} ${space.s10};
  border-radius: ${radius.control};
  background-color: ${color.surfaceInverse};
  color: ${color.textInverse};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
