import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'

/** A queue, and what is chosen of it. */
export const queueColumns = css`
  display: grid;
  grid-template-columns: 320px minmax(0, 1fr);
  gap: ${space.s16};
  align-items: start;

  @media ${media.belowWide} {
    grid-template-columns: 256px minmax(0, 1fr);
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** One of a queue, a link or a button: name, time, words and marks. */
export const queueRow = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s2} ${space.s8};
  width: 100%;
  padding: ${space.s10} ${space.s16};
  border: 0;
  border-bottom: 1px solid ${color.lineHair};
  background: none;
  color: ${color.textPrimary};
  font: inherit;
  text-align: left;
  text-decoration: none;
  cursor: pointer;

  &[aria-current] {
    background-color: ${color.stateInfoSoft};
    box-shadow: inset 4px 0 ${color.stateInfo};
  }
`

/** Who it is from. */
export const queueName = css`
  font-weight: ${weight.semibold};
  overflow-wrap: anywhere;
`

/** How it begins. */
export const queueWords = css`
  grid-column: 1 / -1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** When, and what of. */
export const queueNote = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`
