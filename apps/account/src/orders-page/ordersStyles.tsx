import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'

/* Styles of the list of orders. They are separate because the page's code loads lazily, and the stylesheet of such code
   would not be loaded. */

export const finder = css`
  display: grid;
  gap: ${space.s12};
`

export const filters = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.s12};

  > :first-child:not(:nth-last-child(3)) {
    flex: 1;
    min-width: 200px;
    max-width: 400px;
  }

  /* In line with the fields, below their labels. */
  > :last-child {
    margin-top: ${space.s24};
  }

  @media ${media.phone} {
    > :not(:first-child:not(:nth-last-child(3))) {
      flex: 1 1 40%;
    }

    > :last-child {
      margin-top: 0;
    }
  }
`

export const filterSheet = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};

  @media ${media.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin: 0 -12px;
    padding: ${space.s2} ${space.s12};
    scrollbar-width: none;

    > * {
      flex: none;
    }
  }

  /* All of them in one line beside the menu, as long as they can. */
  @media ${media.desktop} and ${media.belowWide} {
    gap: ${space.s8} ${space.s4};

    && > [data-size] {
      padding: 0 ${space.s8};
    }
  }
`

export const counted = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

/** Around the table: how its rows look depends on its width. */
export const tableContainer = css`
  container-type: inline-size;
`

/* Seven columns break their words where they have less: each row becomes a block of three columns, then of two. */
const underSeven = '(max-width: 959.98px)'
const underThree = '(max-width: 559.98px)'

export const table = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  overflow-wrap: anywhere;

  th,
  td {
    padding: 14px ${space.s10};
    font-weight: ${weight.regular};
    text-align: start;
    vertical-align: top;
  }

  tr > :first-child {
    padding-inline-start: ${space.s16};
  }

  tr > :last-child {
    padding-inline-end: ${space.s16};
  }

  thead th {
    padding-block: ${space.s12};
    color: ${color.textMuted};
    font-size: ${fontSize.s12};
    line-height: ${lineHeight.s12};
  }

  tbody tr > * {
    border-top: 1px solid ${color.lineHair};
  }

  tbody tr:hover {
    background-color: ${color.surfaceHover};
  }

  th > a {
    font-weight: ${weight.semibold};
  }

  td > span {
    display: -webkit-box;
    -webkit-line-clamp: 3;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }

  td > [data-tone] {
    display: block;
  }

  [data-column='sum'] {
    text-align: end;
  }

  td > b {
    font-size: ${fontSize.s16};
    line-height: ${lineHeight.s16};
    white-space: nowrap;
  }

  [data-column='products'] {
    width: 118px;
  }

  [data-column='sum'],
  [data-column='actions'] {
    width: 136px;
  }

  @container ${underSeven} {
    display: block;

    /* For the ear only. */
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tbody {
      display: block;
    }

    tbody tr {
      display: grid;
      grid-template:
        'order state sum' auto
        'products delivery actions' auto
        'products contact actions' 1fr / 136px minmax(0, 1fr) 176px;
      gap: ${space.s8} ${space.s16};
      padding: ${space.s16};
    }

    tbody tr + tr {
      border-top: 1px solid ${color.lineHair};
    }

    tbody tr > :nth-child(n) {
      width: auto;
      padding: 0;
      border: 0;
    }

    td > span {
      -webkit-line-clamp: 2;
    }

    ${['order', 'state', 'products', 'delivery', 'contact', 'sum', 'actions']
      .map((column) => `tbody [data-column='${column}'] { grid-area: ${column}; }`)
      .join('\n')}
  }

  @container ${underThree} {
    tbody tr {
      grid-template:
        'order sum' auto
        'state products' auto
        'delivery actions' auto
        'contact actions' 1fr / minmax(0, 1fr) 136px;
    }
  }
`

export const outcomeCell = css`
  grid-column: 1 / -1;
  background-color: ${color.surfacePage};
`
