import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'

/* Styles of the pages of lists. They are separate because their code loads lazily, and the stylesheet of such code would not
   be loaded. */

export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};

  /* Gets the focus by script only. */
  &:focus-visible {
    outline: none;
  }
`

export const sheet = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

export const listRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12} ${space.s16};
  padding: ${space.s16};

  & + & {
    border-top: 1px solid ${color.lineHair};
  }

  @media ${media.phone} {
    flex-wrap: wrap;
  }
`

export const facts = css`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const listName = css`
  font-weight: ${weight.semibold};
`

export const form = css`
  display: grid;
  gap: ${space.s16};
  max-width: 480px;
`

export const codeForm = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px auto;
  gap: ${space.s12};
  align-items: start;
  padding: ${space.s16};
  border-top: 1px solid ${color.lineHair};

  /* In line with the fields, below their labels. */
  > :last-child {
    margin-top: ${space.s24};
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr) 96px;

    > :last-child {
      grid-column: 1 / -1;
      margin-top: 0;
    }
  }
`

export const goodsRow = css`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) 140px 112px auto;
  gap: ${space.s12} ${space.s16};
  align-items: center;
  padding: ${space.s12} ${space.s16};

  & + & {
    border-top: 1px solid ${color.lineHair};
  }

  &[data-muted='true'] picture {
    opacity: 0.5;
  }

  @media ${media.phone} {
    grid-template-columns: 64px minmax(0, 1fr) auto;

    > :nth-child(2) {
      grid-column: 2 / -1;
    }

    > :nth-child(3) {
      grid-column: 1 / 3;
    }
  }
`

export const cost = css`
  font-weight: ${weight.semibold};
  text-align: end;
  white-space: nowrap;

  > small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.s12};
    font-weight: ${weight.regular};
  }
`

export const warn = css`
  color: ${color.stateWarn};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

export const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12} ${space.s16};
  padding: ${space.s16};
  border-top: 1px solid ${color.lineHair};
  border-radius: 0 0 ${radius.card} ${radius.card};
  background-color: ${color.surfacePage};
`

export const sum = css`
  margin-inline-start: ${space.s8};
  font-size: ${fontSize.s18};
  line-height: ${lineHeight.s18};
`

export const left = css`
  padding-left: ${space.s20};
  list-style: disc;
`
