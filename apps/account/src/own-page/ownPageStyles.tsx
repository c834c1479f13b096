import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'

/* Styles of the pages of documents and money. They are separate because the pages' code loads lazily, and the stylesheet
   of such code would not be loaded. */

export const sheet = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media ${media.phone} {
    margin: 0 -12px;
    border-width: 1px 0;
    border-radius: 0;
  }
`

export const sheetHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s4} ${space.s16};
  padding: ${space.s16};
  border-bottom: 1px solid ${color.lineHair};

  @media ${media.phone} {
    padding: ${space.s12};
  }
`

export const strip = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media ${media.phone} {
    grid-auto-flow: row;
    margin: 0 -12px;
    border-width: 1px 0;
    border-radius: 0;
  }
`

export const cell = css`
  padding: ${space.s16};

  & + & {
    border-inline-start: 1px solid ${color.lineHair};
  }

  @media ${media.phone} {
    padding: ${space.s12};

    & + & {
      border-inline-start: 0;
      border-top: 1px solid ${color.lineHair};
    }
  }
`

export const label = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: ${weight.regular};
`

export const value = css`
  overflow-wrap: anywhere;
  font-size: ${fontSize.s22};
  line-height: ${lineHeight.s22};
  font-weight: ${weight.bold};
`

export const note = css`
  margin-top: ${space.s4};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

export const meter = css`
  margin-top: ${space.s8};
  background: linear-gradient(${color.lineTick}, ${color.lineTick}) 0 1px / 100% 1px no-repeat;
`

export const meterBar = css`
  position: relative;
  height: 3px;
  background-color: ${color.lineStrong};

  &::after {
    content: '';
    position: absolute;
    inset-inline-end: 0;
    top: -5px;
    width: 2px;
    height: 13px;
    background-color: ${color.lineStrong};
  }
`

export const warn = css`
  color: ${color.stateWarn};
  font-weight: ${weight.semibold};
`

export const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

export const lead = css`
  max-width: 72ch;
  color: ${color.textSecondary};
`

export const sum = css`
  font-weight: ${weight.semibold};
  text-align: end;
  white-space: nowrap;
`
