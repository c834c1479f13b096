import { css } from '@linaria/core'
import {
  color,
  dimension,
  fontSize,
  layer,
  lineHeight,
  media,
  radius,
  shadow,
  space,
  weight,
} from '@verstak/ui-kit/tokens'

/* Styles of adding an organization. They are separate because the page's code loads lazily, and the stylesheet of such
   code would not be loaded. */

export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
`

export const lead = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

export const suggestBox = css`
  position: relative;
`

export const suggestList = css`
  position: absolute;
  z-index: ${layer.raised};
  top: 100%;
  left: 0;
  right: 0;
  max-height: 320px;
  margin-top: ${space.s4};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.lineDefault};
  border-radius: ${radius.control};
  background-color: ${color.surfaceCard};
  box-shadow: ${shadow.popup};
`

export const suggestion = css`
  padding: ${space.s8} ${space.s12};
  overflow-wrap: anywhere;
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  cursor: pointer;

  & + & {
    border-top: 1px solid ${color.lineHair};
  }

  &:hover,
  &[aria-selected='true'] {
    background-color: ${color.surfaceSunken};
  }

  &[aria-disabled] {
    background: none;
    color: ${color.textMuted};
    cursor: default;
  }

  &[data-by-hand] {
    display: flex;
    align-items: center;
    gap: ${space.s8};
    min-height: ${dimension.tapMin};
    color: ${color.textLink};
  }

  b {
    font-weight: ${weight.semibold};
  }

  small {
    display: block;
    color: ${color.textSecondary};
    font-size: ${fontSize.s12};
    line-height: ${lineHeight.s12};
  }
`

export const found = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s4} ${space.s16};
  padding: ${space.s12} ${space.s16};
  border-radius: ${radius.control};
  background-color: ${color.surfaceSunken};
`

export const foundWords = css`
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
  font-weight: ${weight.semibold};

  small {
    display: block;
    color: ${color.textSecondary};
    font-size: ${fontSize.s13};
    line-height: ${lineHeight.s13};
    font-weight: ${weight.regular};
  }
`

export const bank = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  margin: 0;
  padding: ${space.s16} 0 0;
  border: 0;
  border-top: 1px solid ${color.lineHair};

  legend {
    /* Within the frame, not on its edge. */
    float: left;
    margin-bottom: ${space.s12};
    font-size: ${fontSize.s14};
    line-height: ${lineHeight.s14};
    font-weight: ${weight.semibold};
  }

  legend span {
    color: ${color.textMuted};
    font-weight: ${weight.regular};
  }

  legend + * {
    clear: both;
  }
`

export const note = css`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

export const buttons = css`
  display: grid;
  gap: ${space.s8};
  margin-top: ${space.s16};
`

/* The page. */
export const card = css`
  max-width: 640px;
  padding: ${space.s24};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  &[data-step='1'] {
    max-width: 464px;
  }

  @media ${media.phone} {
    padding: ${space.s16};
  }
`
