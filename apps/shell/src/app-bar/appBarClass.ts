import { css } from '@linaria/core'
import { color, controlHeight, dimension, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'

/**
 * Styles of the app bar, 80 px high (SHELL-032). It is visible on pages that the app has, by page type (SHELL-014); a
 * test compares the list with `appPages`.
 */
export const appBarClass = css`
  display: none;
  flex: none;
  align-items: center;
  gap: ${space.s12};
  height: 80px;
  padding: 0 ${dimension.pageGutterPhone};
  background-color: ${color.surfaceInverse};
  color: ${color.textInverse};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  html:is(
      [data-page-type='Home'],
      [data-page-type='Brands'],
      [data-page-type='Brand'],
      [data-page-type='tagPage'],
      [data-page-type='Product'],
      [data-page-type='Sale'],
      [data-page-type='Category']
    )
    &:not([hidden]) {
    display: flex;
  }

  & p {
    flex: 1;
    min-width: 0;
  }

  & a {
    display: grid;
    place-items: center;
    height: ${dimension.tapMin};
    padding: 0 ${space.s16};
    border-radius: ${radius.control};
    background-color: ${color.signal};
    color: ${color.textOnSignal};
    font-weight: ${weight.semibold};
    text-decoration: none;
  }

  & button {
    width: ${dimension.tapMin};
    height: ${controlHeight.m};
    margin: 0 calc(-1 * ${space.s12});
    font-size: ${fontSize.s24};
    cursor: pointer;
  }
`
