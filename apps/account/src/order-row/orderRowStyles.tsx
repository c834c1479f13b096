import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'

/* Styles of orders in lists. They are separate because the pages' code loads lazily, and the stylesheet of such code would
   not be loaded. */

export const quiet = css`
  display: block;
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: ${weight.regular};
`

export const strong = css`
  font-weight: ${weight.semibold};
`

export const mark = css`
  font-weight: ${weight.semibold};

  &::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-inline-end: ${space.s8};
    border-radius: 2px;
    background-color: currentcolor;
  }

  &[data-tone='warn'] {
    color: ${color.stateWarn};
  }

  &[data-tone='ok'] {
    color: ${color.stateOk};
  }

  &[data-tone='old'] {
    color: ${color.textMuted};
    font-weight: ${weight.medium};
  }
`

export const thumbs = css`
  display: flex;
  align-items: center;
  gap: ${space.s4};
  min-height: 40px;
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
  white-space: nowrap;

  > picture {
    width: 40px;
    height: 40px;
  }
`

export const steps = css`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 3px;
  margin: ${space.s8} 0;

  i {
    position: relative;
    height: 4px;
    background-color: ${color.lineDefault};
  }

  i[data-done] {
    background-color: ${color.lineStrong};
  }

  i[data-last]::after {
    content: '';
    position: absolute;
    inset-inline-end: 0;
    top: -3px;
    width: 10px;
    height: 10px;
    border: 2px solid ${color.lineStrong};
    border-radius: 3px;
    background-color: ${color.signal};
  }
`

export const card = css`
  display: grid;
  grid-template-columns: 176px minmax(0, 1fr) minmax(128px, auto);
  gap: ${space.s12} ${space.s24};
  align-items: start;
  padding: ${space.s16};
  overflow-wrap: anywhere;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.s8} ${space.s12};
    padding: ${space.s12};
  }
`

export const cardHead = css`
  display: grid;

  > a {
    justify-self: start;
    font-weight: ${weight.semibold};
  }

  @media ${media.phone} {
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;

    /* The state comes first, the number at the end of its line. */
    > a {
      grid-row: 1;
      grid-column: 2;
      padding: ${space.s10} 0;
    }

    > :nth-child(2) {
      display: none;
    }

    > [aria-hidden] {
      grid-column: 1 / -1;
      margin: 0;
    }

    > [data-tone] {
      grid-row: 1;
    }
  }
`

export const cardMain = css`
  display: grid;
  gap: ${space.s2};
  min-width: 0;

  > p {
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }

  > div {
    margin-top: ${space.s8};
  }
`

export const cardCost = css`
  text-align: end;

  > b {
    font-size: ${fontSize.s16};
    line-height: ${lineHeight.s16};
    white-space: nowrap;
  }

  @media ${media.phone} {
    align-self: end;
    max-width: 160px;
  }
`

export const actionPlace = css`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space.s8};
  min-width: 0;

  > * {
    flex: 1;
  }
`

/** Orders below each other, with lines between them. */
export const orderList = css`
  > li + li {
    border-top: 1px solid ${color.lineHair};
  }
`
