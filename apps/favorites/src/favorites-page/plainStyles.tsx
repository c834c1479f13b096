import { css } from '@linaria/core'
import { color, radius, space } from '@verstak/ui-kit/tokens'

/* Forms for visitors without scripts; they stand in `noscript`. */

export const plainBox = css`
  display: grid;
  gap: ${space.s16};
  margin: ${space.s16} 0;
  padding: ${space.s20};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media print {
    display: none;
  }
`

export const plainNav = css`
  margin-bottom: ${space.s12};
`

export const plainForm = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s8};
`

export const plainRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s8};
`

export const plainLink = css`
  @media print {
    display: none;
  }
`

export const plainEdit = css`
  display: grid;
  gap: ${space.s8};
  margin-top: ${space.s8};
`
