import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'

/* Cells of the comparison. On a phone the names of the rows have no column of their own: they lie above the values. */

export const nameColumn = css`
  width: var(--name);
`

export const pinnedCell = css`
  && {
    position: sticky;
    left: var(--name);
    z-index: 2;
    border-right-color: ${color.lineControl};
    background-color: ${color.surfacePage};
  }
`

export const cornerCell = css`
  && {
    position: sticky;
    left: 0;
    z-index: 3;
  }

  @media ${media.phone} {
    && {
      padding: 0;
      border: 0;
    }
  }
`

/* The name of a row. On a phone it takes no room itself: what is in it stays at the edge of the screen. */
export const nameCell = css`
  && {
    position: sticky;
    left: 0;
    z-index: 2;
    color: ${color.textSecondary};
    background-color: ${color.surfaceCard};
  }

  @media ${media.phone} {
    && {
      z-index: 3;
      padding: 0;
      border: 0;
      background: none;
    }

    > span {
      position: absolute;
      top: ${space.s6};
      left: ${space.s12};
      width: calc(100vw - 2 * ${space.s12});
      overflow: hidden;
      color: ${color.textMuted};
      font-size: ${fontSize.s12};
      line-height: ${lineHeight.s12};
      text-overflow: ellipsis;
      white-space: nowrap;
      pointer-events: none;
    }
  }
`

export const groupCell = css`
  && {
    padding: 0;
    border-right: 0;
    background-color: ${color.surfaceSunken};
  }
`

export const bestMark = css`
  display: inline-block;
  margin-left: ${space.s6};
  padding: 0 ${space.s6};
  border-radius: 3px;
  background-color: ${color.surfaceSunken};
  box-shadow: inset 0 0 0 1px ${color.lineDefault};
  color: ${color.textPrimary};
  font-size: ${fontSize.s12};
  line-height: 18px;
  font-weight: ${weight.medium};
  white-space: nowrap;
`

/* The legend shows values as cells do. */
export const quietValue = css`
  color: ${color.textMuted};
`

export const table = css`
  --name: 204px;
  --column: 205px;

  width: calc(var(--name) + var(--columns) * var(--column));
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  th,
  td {
    padding: 9px ${space.s16} 10px;
    border: solid ${color.lineHair};
    border-width: 0 1px 1px 0;
    background-color: ${color.surfaceCard};
    font-weight: ${weight.regular};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  tr > :last-child {
    border-right: 0;
  }

  tbody:last-child > tr:last-child > * {
    border-bottom: 0;
  }

  /* As high as the row, so that buttons stand in one line. */
  thead > tr {
    height: 1px;
  }

  thead > tr > * {
    height: inherit;
    padding-bottom: ${space.s16};
    border-bottom-color: ${color.lineDefault};
    scroll-snap-align: start;
  }

  td[data-tone='other'] {
    font-weight: ${weight.medium};
  }

  td[data-tone='best'] {
    font-weight: ${weight.semibold};
  }

  td[data-tone='same'] {
    color: ${color.textMuted};
  }

  tbody[data-closed] > tr + tr {
    display: none;
  }

  @media ${media.phone} {
    --name: 0px;
    --column: 50vw;

    th,
    td {
      padding: 26px ${space.s12} ${space.s10};
    }

    thead > tr > * {
      padding-top: 0;
    }
  }

  @media print {
    --column: 150px;

    tbody[data-closed] > tr + tr {
      display: table-row;
    }

    && th,
    && td {
      position: static;
    }
  }
`
