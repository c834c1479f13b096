import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'

/* A row of a list. On a phone: photo and facts, below them quantity and button. */

export const rows = css`
  position: relative;
`

export const rowBox = css`
  position: relative;
  display: grid;
  grid-template-columns: 28px 104px minmax(0, 1fr) 116px 160px;
  gap: 0 ${space.s12};
  padding: ${space.s16} ${space.s12} ${space.s16} ${space.s10};
  background-color: ${color.surfaceCard};
  content-visibility: auto;
  contain-intrinsic-height: auto 168px;
  scroll-margin: 140px 0;

  & + & {
    border-top: 1px solid ${color.lineHair};
  }

  &[data-plain] {
    grid-template-columns: 104px minmax(0, 1fr) 224px;
  }

  &[data-dragged] {
    z-index: 1;
    box-shadow: 0 0 0 1px ${color.lineControl};
    opacity: 0.9;
    pointer-events: none;
  }

  &[data-target]::after {
    content: '';
    position: absolute;
    inset: 0;
    box-shadow: inset 0 0 0 2px ${color.focusRing};
    pointer-events: none;
  }

  @media ${media.phone} {
    grid-template-columns: 96px 16px minmax(0, 1fr);
    gap: ${space.s10} ${space.s12};
    padding: ${space.s12} ${space.s12} ${space.s16};
    contain-intrinsic-height: auto 262px;

    &[data-plain] {
      grid-template-columns: 96px minmax(0, 1fr) auto;
    }
  }

  /* Photo, facts, pieces and price, also on paper that is as narrow as a phone. */
  @media print {
    &,
    &[data-plain] {
      grid-template-columns: 72px minmax(0, 1fr) 72px 144px;
      gap: 0 ${space.s12};
    }

    &[data-plain] {
      grid-template-columns: 72px minmax(0, 1fr) 144px;
    }

    content-visibility: visible;
    break-inside: avoid;
  }
`

export const rowHead = css`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${space.s4};

  @media print {
    display: none;
  }

  @media (scripting: none) {
    visibility: hidden;
  }
`

export const photo = css`
  .${rowBox}[data-out] > & img {
    opacity: 0.45;
    filter: grayscale(1);
  }
`

export const facts = css`
  container-type: inline-size;
  min-width: 0;

  @media ${media.phone} {
    grid-column: 2 / -1;
  }

  @media print {
    grid-column: auto;
  }
`

export const name = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  margin-bottom: ${space.s4};
  color: ${color.textPrimary};
  text-decoration: none;
  overflow-wrap: anywhere;

  @media ${media.hover} {
    &:hover {
      color: ${color.textLink};
    }
  }

  @media ${media.phone} {
    margin-right: 36px;

    .${rowBox}[data-plain] & {
      margin-right: 0;
    }
  }
`

export const rate = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s8};
  margin-bottom: ${space.s4};
`

export const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

export const stock = css`
  display: grid;
  margin-bottom: ${space.s4};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  &:is(p) {
    display: block;
  }
`

export const badWord = css`
  color: ${color.stateDanger};
  font-weight: ${weight.semibold};
`

export const quietWord = css`
  font-weight: ${weight.semibold};
`

export const phonePrice = css`
  margin-bottom: ${space.s4};
`

export const purchase = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s2};

  @media ${media.phone} {
    .${rowBox}[data-plain] > & {
      grid-column: 1 / 3;
    }
  }

  @media print {
    .${rowBox}[data-plain] > & {
      grid-column: auto;
    }
  }
`

export const priceLine = css`
  display: flex;
  align-items: start;
  min-height: 32px;

  > span > button {
    margin: -6px calc(-1 * ${space.s10}) 0 0;
  }

  > div {
    flex-direction: row;
    margin: -6px calc(-1 * ${space.s10}) 0 0;
  }

  @media ${media.phone} {
    display: none;
  }

  @media print {
    display: flex;
  }
`

export const gap = css`
  flex: 1;
`

export const sum = css`
  min-height: ${lineHeight.s13};
  margin-bottom: ${space.s4};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  > b {
    color: ${color.textPrimary};
    font-weight: ${weight.semibold};
  }
`

export const buttons = css`
  @media print {
    display: none;
  }
`

export const phoneAside = css`
  .${rowBox}:not([data-plain]) > & {
    position: absolute;
    top: ${space.s2};
    right: 0;
  }

  .${rowBox}[data-plain] > & > div {
    flex-direction: row;
  }

  @media print {
    display: none;
  }
`

export const dots = css`
  && {
    color: ${color.textPrimary};
  }

  > svg {
    stroke-width: 3;
    stroke-linecap: round;
  }

  @media print {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`
