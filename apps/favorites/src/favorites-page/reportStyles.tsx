import { css } from '@linaria/core'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'

export const reportSum = css`
  margin-bottom: ${space.s16};
  color: ${color.textSecondary};

  > b {
    color: ${color.textPrimary};
  }
`

export const reportList = css`
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  > li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    align-items: center;
    gap: ${space.s12};
    padding: ${space.s8} 0;
    border-top: 1px solid ${color.lineHair};
  }

  span {
    overflow-wrap: anywhere;
  }

  b {
    display: block;
    color: ${color.stateDanger};
    font-weight: ${weight.semibold};
  }

  b[data-partly] {
    color: ${color.stateWarn};
  }
`
