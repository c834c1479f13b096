import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'

/* Styles of the devices. They are separate because the page's code loads lazily, and the stylesheet of such code would not
   be loaded. */

export const lead = css`
  max-width: 64ch;
  margin: 0 0 ${space.s24};
  color: ${color.textSecondary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

/* Gets the focus by script only. */
export const sessionList = css`
  &:focus-visible {
    outline: none;
  }
`

export const others = css`
  margin: ${space.s16} 0 ${space.s32};
`

export const list = css`
  margin-top: ${space.s12};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

export const item = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
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
`

export const name = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.s4} ${space.s12};
  overflow-wrap: anywhere;
  font-weight: ${weight.semibold};
`

export const here = css`
  color: ${color.stateOk};
  font-size: ${fontSize.s13};
  font-weight: ${weight.regular};
`

export const small = css`
  margin-top: ${space.s4};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
