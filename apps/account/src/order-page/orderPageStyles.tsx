import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, space, tracking, weight } from '@verstak/ui-kit/tokens'

/* Styles of the page of an order. They are separate because the page's code loads lazily, and the stylesheet of such code
   would not be loaded. */

export const orderColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 344px;
  gap: ${space.s24};
  align-items: start;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s16};
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const orderColumn = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};

  @media ${media.phone} {
    gap: ${space.s16};
  }
`

/** What paper has no use for. */
export const screenOnly = css`
  display: grid;
  gap: ${space.s16};

  &:empty {
    display: none;
  }

  @media print {
    display: none;
  }
`

export const printPlace = css`
  min-width: 1px;
  min-height: 40px;

  @media ${media.phone} {
    display: none;
  }

  @media print {
    display: none;
  }
`

export const inner = css`
  display: grid;
  gap: ${space.s8};
  padding: ${space.s12} ${space.s16} ${space.s16};

  @media print {
    display: none;
  }
`

export const facts = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-top: 1px solid ${color.lineHair};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const fact = css`
  padding: ${space.s16};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  overflow-wrap: anywhere;

  & + & {
    border-inline-start: 1px solid ${color.lineHair};
  }

  h3 {
    display: flex;
    gap: ${space.s8};
    align-items: center;
    margin-bottom: ${space.s4};
    color: ${color.textPrimary};
  }

  @media ${media.phone} {
    padding: ${space.s12};

    & + & {
      border-inline-start: 0;
      border-top: 1px solid ${color.lineHair};
    }
  }
`

export const comment = css`
  padding: ${space.s16};
  border-top: 1px solid ${color.lineHair};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

export const goodsRow = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) 96px 56px 104px;
  gap: ${space.s12};
  align-items: center;
  padding: ${space.s10} ${space.s16};
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${color.lineHair};
  }

  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.s12};
    line-height: ${lineHeight.s12};
  }

  > span,
  > b {
    text-align: end;
    white-space: nowrap;
  }

  > b {
    font-size: ${fontSize.s16};
  }

  @media ${media.phone} {
    grid-template-columns: 56px minmax(0, 1fr) auto;
    padding: ${space.s10} ${space.s12};

    /* The pieces stand below the name, the price of one is left to the product's page. */
    > span {
      grid-column: 2;
      text-align: start;
    }

    > span:nth-of-type(1) {
      display: none;
    }

    > b {
      grid-row: 1;
      grid-column: 3;
    }
  }
`

export const gone = css`
  color: ${color.stateDanger};
`

export const sums = css`
  padding: ${space.s16};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.s16};
    padding: ${space.s4} 0;
  }

  dt {
    color: ${color.textSecondary};
  }

  dd {
    white-space: nowrap;
  }
`

export const sumsTotal = css`
  align-items: baseline;
  margin-top: ${space.s8};
  border-top: 1px solid ${color.lineHair};

  && {
    padding-top: ${space.s12};
  }

  > dt {
    color: ${color.textPrimary};
    font-size: ${fontSize.s16};
    font-weight: ${weight.semibold};
  }

  > dd {
    font-size: ${fontSize.s28};
    line-height: ${lineHeight.s28};
    font-weight: ${weight.bold};
    letter-spacing: ${tracking.tight};
  }
`

export const paperRow = css`
  display: flex;
  gap: ${space.s12};
  align-items: center;
  padding: ${space.s12} ${space.s16};

  & + & {
    border-top: 1px solid ${color.lineHair};
  }

  > svg {
    flex: none;
    color: ${color.textMuted};
  }
`
