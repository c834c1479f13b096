import { css } from '@linaria/core'
import {
  color,
  controlHeight,
  dimension,
  fontSize,
  lineHeight,
  media,
  radius,
  space,
  weight,
} from '@verstak/ui-kit/tokens'

export const links = css`
  a {
    display: flex;
    align-items: center;
    gap: ${space.s8};
    min-height: ${controlHeight.m};
    padding: 0 ${space.s12};
    border-radius: ${radius.control};
    color: ${color.textPrimary};
    text-decoration: none;
  }

  a > span {
    overflow: hidden;
    min-width: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  a > svg {
    flex: none;
    color: ${color.textMuted};
  }

  a > i {
    margin-left: auto;
    padding-left: ${space.s4};
    color: ${color.textMuted};
    font-size: ${fontSize.s13};
    font-style: normal;
  }

  @media ${media.touch} {
    a {
      min-height: ${dimension.tapMin};
    }
  }

  @media ${media.hover} {
    a:hover {
      background-color: ${color.surfaceSunken};
    }
  }

  a[aria-current] {
    background-color: ${color.surfaceInverse};
    color: ${color.textInverse};
    font-weight: ${weight.semibold};
  }

  a[aria-current] > :is(i, svg) {
    color: ${color.textInverseMuted};
  }
`

export const part = css`
  margin: ${space.s8} calc(-1 * ${space.s8}) 0;
  padding: ${space.s12} ${space.s20} ${space.s6};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: ${weight.medium};

  ul + & {
    border-top: 1px solid ${color.lineHair};
  }
`

export const newList = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  width: 100%;
  min-height: ${controlHeight.m};
  padding: 0 ${space.s12};
  border-radius: ${radius.control};
  color: ${color.textLink};
  font-weight: ${weight.semibold};
  text-align: left;

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }

  @media ${media.hover} {
    &:hover {
      background-color: ${color.surfaceSunken};
    }
  }

  @media (scripting: none) {
    display: none;
  }
`
