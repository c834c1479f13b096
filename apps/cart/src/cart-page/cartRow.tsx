import { css } from '@linaria/core'
import { color, radius, space } from '@verstak/ui-kit/tokens'

/** Condition for `@container`: on narrower lists the numbers go below the name. The list is the container. */
export const wideRow = '(min-width: 760px)'

/** Row of the cart: with `data-selectable` a check box, then picture, name, price of a piece, quantity, sum, remove button. */
export const cartRow = css`
  display: grid;
  grid-template:
    'picture about about remove' auto
    'picture each each each' auto
    'amount amount sum sum' auto / 72px minmax(0, 1fr) auto 32px;
  gap: ${space.s8} ${space.s12};
  padding: ${space.s12};

  @container ${wideRow} {
    grid-template: 'picture about each amount sum remove' auto / 96px minmax(0, 1fr) 136px 144px 112px 40px;
    align-items: start;
    gap: ${space.s16};
    padding: ${space.s16};

    &[data-selectable] {
      grid-template:
        'select picture about each amount sum remove' auto / 26px 96px minmax(0, 1fr)
        120px 144px 104px 40px;
    }
  }
`

/** Picture in the row. */
export const rowPicture = css`
  grid-area: picture;
`

/** White sheet around rows. */
export const rowSheet = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  > li + li {
    border-top: 1px solid ${color.lineHair};
  }
`

/** Around the sheet: the layout of rows depends on its width. */
export const rowContainer = css`
  container-type: inline-size;
`
