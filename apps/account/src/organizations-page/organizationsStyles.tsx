import { css } from '@linaria/core'
import { color, dimension, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'

/* Styles of the organizations. They are separate because the page's code loads lazily, and the stylesheet of such code
   would not be loaded. */

export const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  max-width: 840px;
`

export const list = css`
  display: grid;
  gap: ${space.s12};
`

export const card = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.s12} ${space.s24};
  padding: ${space.s16} ${space.s16} ${space.s12};

  @media ${media.phone} {
    & > form,
    & > form button {
      width: 100%;
    }
  }
`

export const words = css`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const name = css`
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
  font-weight: ${weight.semibold};
`

export const facts = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

export const active = css`
  padding: ${space.s4} ${space.s8};
  border-radius: ${radius.control};
  background-color: ${color.stateOkSoft};
  color: ${color.stateOk};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`

export const cardActions = css`
  align-items: center;
  padding: 0 ${space.s16} ${space.s12};

  > [data-variant='link'] {
    min-height: ${dimension.tapMin};
  }
`

export const details = css`
  display: grid;
  gap: ${space.s8};
  margin-bottom: ${space.s16};

  & > div {
    display: grid;
    grid-template-columns: 180px minmax(0, 1fr);
    gap: ${space.s4} ${space.s16};
    font-size: ${fontSize.s14};
    line-height: ${lineHeight.s14};
  }

  dt {
    color: ${color.textMuted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  @media ${media.phone} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
`

export const invitation = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12} ${space.s24};
  max-width: 840px;
  padding: ${space.s16};
  border: 1px solid ${color.signalLine};
  border-radius: ${radius.card};
  background-color: ${color.signalSoft};
  overflow-wrap: anywhere;
`

/* The window of members. Gets the focus by script only. */
export const window = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};

  &:focus-visible {
    outline: none;
  }
`

export const rows = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
`

export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.s12} ${space.s16};
  padding: ${space.s12} ${space.s16};

  & + & {
    border-top: 1px solid ${color.lineHair};
  }
`

export const member = css`
  overflow-wrap: anywhere;
  font-weight: ${weight.semibold};
`

export const you = css`
  margin-inline-start: ${space.s8};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  font-weight: ${weight.regular};
`

export const rights = css`
  display: grid;
  gap: ${space.s8};
  width: 100%;
`

export const fields = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s12};
  align-items: start;
`
