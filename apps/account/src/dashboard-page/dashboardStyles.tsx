import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, radius, space } from '@verstak/ui-kit/tokens'

/* Styles of the start page of the cabinet. They are separate because the page's code loads lazily, and the stylesheet of such
   code would not be loaded. */

export const board = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 344px;
  gap: ${space.s24};
  align-items: start;
  margin: ${space.s12} 0;

  /* Nothing waits at the side. */
  &:has(> :last-child:empty) {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s16};
    margin: 0;
  }
`

export const boardMain = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};

  @media ${media.phone} {
    gap: ${space.s16};
  }
`

export const boardSide = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};

  &:empty {
    display: none;
  }

  @media ${media.phone} {
    gap: ${space.s16};
  }
`

export const idle = css`
  padding: ${space.s16};

  ul + & {
    border-top: 1px solid ${color.lineHair};
  }
`

export const pay = css`
  display: grid;
  gap: ${space.s8};
  padding: ${space.s16};

  & + & {
    border-top: 1px solid ${color.lineHair};
  }
`

export const payHead = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s8};

  > b {
    font-size: ${fontSize.s18};
    line-height: ${lineHeight.s18};
    white-space: nowrap;
  }
`

export const small = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: ${space.s12};
  padding: ${space.s12} ${space.s16};
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${color.lineHair};
  }
`

export const often = css`
  display: grid;
  grid-template-columns: 28px 56px minmax(0, 1fr) 128px 104px;
  gap: ${space.s12};
  align-items: center;
  padding: ${space.s12} ${space.s16};
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${color.lineHair};
  }

  &[data-muted] picture {
    opacity: 0.5;
  }

  > p {
    text-align: end;
    white-space: nowrap;
  }

  > p > b {
    font-size: ${fontSize.s16};
    line-height: ${lineHeight.s16};
  }

  @media ${media.phone} {
    grid-template-columns: 28px 56px minmax(0, 1fr) auto;
    padding: ${space.s12};

    > :nth-child(3) {
      grid-column: 3 / -1;
    }

    > :nth-child(4) {
      grid-column: 2 / 4;
      max-width: 160px;
    }
  }
`

export const oftenFoot = css`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  padding: ${space.s12} ${space.s16};
  border-top: 1px solid ${color.lineHair};
  border-radius: 0 0 ${radius.card} ${radius.card};
  background-color: ${color.surfacePage};

  > span {
    flex: 1;
    color: ${color.textSecondary};
  }

  > b {
    font-size: ${fontSize.s18};
    line-height: ${lineHeight.s18};
    white-space: nowrap;
  }
`

export const oftenMessage = css`
  padding: ${space.s12} ${space.s16};
`

export const codes = css`
  display: grid;
  gap: ${space.s12};
  padding: ${space.s16};
`

export const listCells = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const listCell = css`
  padding: ${space.s12} ${space.s16};
  overflow-wrap: anywhere;

  & + & {
    border-inline-start: 1px solid ${color.lineHair};
  }

  @media ${media.phone} {
    & + & {
      border-inline-start: 0;
      border-top: 1px solid ${color.lineHair};
    }
  }
`
