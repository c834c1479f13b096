import { css } from '@linaria/core'
import {
  color,
  controlHeight,
  dimension,
  ease,
  fontSize,
  lineHeight,
  media,
  motion,
  radius,
  space,
  weight,
} from '../tokens/tokens.ts'

export const content = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s8};
  min-width: 0;
`

/* A label that does not fit beside the spinner wraps below the edge of the button and is clipped. */
export const progress = css`
  position: absolute;
  inset: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: ${space.s8};
  padding: 0 ${space.s4};
  overflow: hidden;

  &::before {
    content: '';
    height: 100%;
    margin-right: calc(-1 * ${space.s8});
  }

  > * {
    align-self: center;
  }
`

export const button = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  height: ${controlHeight.m};
  padding: 0 ${space.s16};
  border-radius: ${radius.control};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  font-weight: ${weight.semibold};
  white-space: nowrap;
  text-decoration: none;
  -webkit-user-select: none;
  user-select: none;
  transition-property: background-color, box-shadow;
  transition-duration: ${motion.fast};
  transition-timing-function: ${ease.out};

  &[data-wide] {
    width: 100%;
    flex: initial;
  }

  &[data-loading] > .${content} {
    visibility: hidden;
  }

  &[data-size='s'] {
    height: ${controlHeight.s};
    padding: 0 ${space.s12};
    font-size: ${fontSize.s13};
    line-height: ${lineHeight.s13};
  }

  &[data-size='tap'] {
    height: ${dimension.tapMin};
  }

  &[data-size='l'] {
    height: ${controlHeight.l};
    padding: 0 ${space.s24};
    font-size: ${fontSize.s16};
    line-height: ${lineHeight.s16};
  }

  &[data-size='xl'] {
    height: ${controlHeight.xl};
    padding: 0 ${space.s24};
    font-size: ${fontSize.s16};
    line-height: ${lineHeight.s16};
  }

  &[data-tight] {
    padding: 0 ${space.s4};
  }

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }

  &[data-variant='primary'] {
    background-color: ${color.signal};
    color: ${color.textOnSignal};
  }

  &[data-variant='outline'] {
    background-color: ${color.actionSecondary};
    box-shadow: inset 0 0 0 1.5px ${color.lineStrong};
    color: ${color.textPrimary};
  }

  &[data-variant='outline']:focus-visible {
    background-color: ${color.signal};
    box-shadow: none;
  }

  &[data-variant='secondary'] {
    background-color: ${color.actionSecondary};
    box-shadow: inset 0 0 0 1px ${color.lineControl};
    color: ${color.textPrimary};
  }

  &[data-variant='inverse'] {
    background-color: ${color.actionInverse};
    color: ${color.textInverse};
  }

  &[data-variant='ghost'],
  &[data-variant='link'] {
    color: ${color.textLink};
  }

  &[data-variant='link'] {
    height: auto;
    padding: 0;
    font: inherit;
    text-align: left;
    white-space: normal;
  }

  @media ${media.hover} {
    &[data-variant='primary']:hover {
      background-color: ${color.signalHover};
    }

    &[data-variant='outline']:hover {
      background-color: ${color.signal};
      box-shadow: none;
    }

    &[data-variant='secondary']:hover {
      background-color: ${color.actionSecondaryHover};
    }

    &[data-variant='inverse']:hover {
      background-color: ${color.actionInverseHover};
    }

    &[data-variant='ghost']:hover {
      background-color: ${color.surfaceSunken};
    }

    &[data-variant='link']:hover {
      color: ${color.textLinkHover};
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }

  &[data-variant='primary']:active,
  &[data-variant='outline']:active {
    background-color: ${color.signalPressed};
    box-shadow: none;
  }

  &[data-variant='secondary']:active,
  &[data-variant='ghost']:active {
    background-color: ${color.actionSecondaryPressed};
  }

  &[data-variant='inverse']:active {
    background-color: ${color.actionInversePressed};
  }

  &[data-variant]:disabled {
    background-color: ${color.actionDisabled};
    box-shadow: none;
    color: ${color.textDisabled};
  }

  &[data-variant='link']:disabled {
    background: none;
  }
`
