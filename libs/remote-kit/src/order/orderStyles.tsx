import { css } from '@linaria/core'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'

/* Styles of an order's parts. They are separate because pages with them load lazily, and the stylesheet of such code
   would not be loaded: remotes import this file with their routes. */

/** Title of a sheet. */
export const heading = css`
  padding: ${space.s16} ${space.s20};
`

/** A line of goods: picture, words, cost; `data-plain`: without a picture. */
export const row = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: ${space.s12};
  align-items: start;
  padding: ${space.s12} ${space.s20};
  border-top: 1px solid ${color.lineHair};

  &[data-plain] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

/** Small words below others; `data-wrong`: an error. */
export const note = css`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  &[data-wrong] {
    color: ${color.stateDanger};
  }
`

/** A sum at the end of a row. */
export const cost = css`
  font-weight: ${weight.semibold};
  white-space: nowrap;
`

/** A sum of the order; `data-total`: the last one. */
export const foot = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.s16};
  padding: ${space.s12} ${space.s20};
  border-top: 1px solid ${color.lineHair};

  &[data-total] {
    font-size: ${fontSize.s18};
    line-height: ${lineHeight.s18};
    font-weight: ${weight.bold};
  }
`

/** A card that holds parts of an order. */
export const sheet = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

/** Parts below each other. */
export const stack = css`
  display: grid;
  gap: ${space.s16};
`

/** The list of states. */
export const timeLine = css`
  padding: 0 ${space.s20} ${space.s16};
  list-style: none;
`

/** One state; `data-done="true"`: reached; `aria-current`: the present one. */
export const timeStep = css`
  position: relative;
  padding: 0 0 ${space.s12} ${space.s24};
  color: ${color.textMuted};

  &::before {
    content: '';
    position: absolute;
    top: 5px;
    left: 1px;
    width: 10px;
    height: 10px;
    border: 2px solid ${color.lineControl};
    border-radius: ${radius.round};
    background-color: ${color.surfaceCard};
    z-index: 1;
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 12px;
    bottom: -6px;
    left: 7px;
    width: 2px;
    background-color: ${color.lineHair};
  }

  &[data-done='true'] {
    color: ${color.textPrimary};
  }

  &[data-done='true']::before {
    border-color: ${color.lineStrong};
    background-color: ${color.lineStrong};
  }

  &[aria-current] {
    font-weight: ${weight.semibold};
  }

  &[aria-current]::before {
    border-color: ${color.lineStrong};
    background-color: ${color.signal};
  }
`

/** Buttons of what is to be paid. */
export const dueActions = css`
  margin-top: ${space.s12};
`

/** The question before something is done. */
export const question = css`
  display: grid;
  gap: ${space.s12};
  justify-items: start;
  padding-top: ${space.s8};
`

/** What was done; gets the focus. */
export const outcome = css`
  &:focus {
    outline: none;
  }
`

/** Part of the returns below the requests; `data-form`: the form, which has room of its own. */
export const returnAction = css`
  padding: ${space.s16} ${space.s20};
  border-top: 1px solid ${color.lineHair};

  &[data-form] {
    padding: 0 ${space.s4};
  }
`

/** Photos of a request. */
export const returnPhotos = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  padding-top: ${space.s8};

  img {
    width: 64px;
    height: 64px;
    border-radius: ${radius.control};
    background-color: ${color.surfaceSunken};
    object-fit: cover;
  }
`

/** The form as the server has written it. */
export const withoutScripts = css`
  @media (scripting: enabled) {
    display: none;
  }
`

/** The form of a return. */
export const returnForm = css`
  display: grid;
  gap: ${space.s16};
  justify-items: stretch;
  padding-top: ${space.s8};
`

/** Photos in the form of a return. */
export const returnUploads = css`
  display: grid;
  gap: ${space.s12};
  min-width: 0;

  > legend {
    padding-bottom: ${space.s6};
  }
`

/** Goods of a return, with their quantity; `data-off`: not for the chosen reason, which without scripts is not known yet. */
export const returnLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
  align-items: center;
  justify-content: space-between;
  padding: ${space.s8} 0;

  @media (scripting: enabled) {
    &[data-off] > [role='group'] {
      display: none;
    }
  }

  /* The number is typed. */
  @media (scripting: none) {
    > [role='group'] > button {
      display: none;
    }
  }
`
