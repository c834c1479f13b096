import { css } from '@linaria/core'
import { color, space } from '@verstak/ui-kit/tokens'

/* Styles of the page of personal data. They are separate because its code loads lazily, and the stylesheet of such code would
   not be loaded. */

/** A form over the whole width of its sheet. */
export const wide = css`
  display: grid;
  gap: ${space.s16};
  width: 100%;
`

export const rows = css`
  width: 100%;
`

export const consentRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8} ${space.s16};
  padding-block: ${space.s12};

  & + & {
    border-top: 1px solid ${color.lineHair};
  }
`

export const list = css`
  display: grid;
  gap: ${space.s4};
  padding-left: ${space.s20};
  list-style: disc;
  color: ${color.textSecondary};
`
