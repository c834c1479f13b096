import { css } from '@linaria/core'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'

/* A printed list needs no way to share it. */
export const screenOnly = css`
  @media print {
    display: none;
  }
`

export const accessTitle = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
  font-weight: ${weight.semibold};
`

export const accessText = css`
  margin: ${space.s4} 0 ${space.s12};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  /* The button: without scripts the plain settings of the list share it. A class of its own would cost JavaScript. */
  @media (scripting: none) {
    ~ span {
      display: none;
    }
  }
`

export const linkRow = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space.s4};
  margin-bottom: ${space.s12};

  > button {
    border-radius: ${radius.control};
    color: ${color.textPrimary};
  }

  @media (scripting: none) {
    > button {
      display: none;
    }
  }
`
