import { css } from '@linaria/core'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'

/* Styles of repeating an order. They are separate because the pages' code loads lazily, and the stylesheet of such code
   would not be loaded. */

export const repeatForm = css`
  display: grid;
  min-width: 0;
`

export const report = css`
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  > li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) auto;
    gap: ${space.s10};
    padding: ${space.s8} 0;
    overflow-wrap: anywhere;
  }

  > li + li {
    border-top: 1px solid ${color.lineHair};
  }

  b {
    white-space: nowrap;
  }

  [data-outcome='same'] > svg,
  [data-outcome='cheaper'] > svg {
    color: ${color.stateOk};
  }

  [data-outcome='dearer'] > svg,
  [data-outcome='fewer'] > svg {
    color: ${color.stateWarn};
  }

  [data-outcome='gone'] > svg {
    color: ${color.stateDanger};
  }
`

export const reportSum = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.s16};
  padding-top: ${space.s8};
  border-top: 1px solid ${color.lineHair};
`

export const outcomePlace = css`
  display: grid;
  gap: ${space.s8};
`
