import { css } from '@linaria/core'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'

/** «или войти через», between two lines. */
export const orClass = css`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  margin-bottom: ${space.s12};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  &::before,
  &::after {
    flex: 1;
    height: 1px;
    background-color: ${color.lineHair};
    content: '';
  }
`

/** The ways in, side by side. */
export const waysClass = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space.s8};

  /* None stands alone in half a row. */
  & > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`
