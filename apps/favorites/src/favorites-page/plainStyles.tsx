import { css } from '@linaria/core'
import { color, radius, space } from '@verstak/ui-kit/tokens'

/* Forms that only visitors without scripts see. */

export const plainBox = css`
  display: none;
  gap: ${space.s16};
  margin: ${space.s16} 0;
  padding: ${space.s20};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media (scripting: none) {
    display: grid;
  }

  @media print {
    display: none;
  }
`

export const plainForm = css`
  display: none;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s8};

  @media (scripting: none) {
    display: flex;
  }
`

export const plainRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s8};
`

export const plainLink = css`
  display: none;

  @media (scripting: none) {
    display: inline;
  }

  @media print {
    display: none;
  }
`

export const plainEdit = css`
  display: none;
  gap: ${space.s8};
  margin-top: ${space.s8};

  @media (scripting: none) {
    display: grid;
  }
`
