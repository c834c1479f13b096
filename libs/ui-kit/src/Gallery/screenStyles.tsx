import { css } from '@linaria/core'
import { color, controlHeight, dimension, layer, media, motion, radius, space } from '../tokens/tokens.ts'

/* Styles of the lazily loaded `GalleryScreen`. They are imported with the page's other styles: the stylesheet of a
   lazy chunk would not be loaded. */

export const bar = css`
  display: flex;
  align-items: center;
  gap: ${space.s4};
  padding: ${space.s8} ${space.s16};

  @media ${media.phone} {
    padding: ${space.s4} ${space.s8} ${space.s4} ${space.s12};
  }
`

export const place = css`
  margin-right: auto;
  color: ${color.textSecondary};
`

export const button = css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${dimension.tapMin};
  height: ${dimension.tapMin};
  border-radius: ${radius.control};

  &[aria-disabled='true'] {
    color: ${color.textDisabled};
    cursor: default;
  }

  @media ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background-color: ${color.surfaceSunken};
    }
  }
`

export const stage = css`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 0;
  overflow: hidden;
  cursor: zoom-in;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;

  &[data-zoomed] {
    cursor: grab;
  }

  &[data-zoomed]:active {
    cursor: grabbing;
  }
`

export const large = css`
  width: min(100%, 100cqh, 1120px);
  will-change: transform;

  && > img {
    width: 100%;
  }
`

/* The size of the picture is relative to this. */
export const field = css`
  container-type: size;
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  pointer-events: none;
`

export const turn = css`
  position: absolute;
  z-index: ${layer.raised};
  top: calc(50% - 22px);
  left: ${space.s12};
  box-shadow: inset 0 0 0 1px ${color.lineControl};
  background-color: ${color.surfaceCard};

  &[data-next] {
    left: auto;
    right: ${space.s12};
  }

  /* Fingers swipe. */
  @media ${media.phone} {
    && {
      display: none;
    }
  }
`

export const strip = css`
  display: flex;
  justify-content: safe center;
  gap: ${space.s8};
  overflow: auto hidden;
  padding: ${space.s8} ${space.s16};

  > button {
    flex: none;
    padding: 3px;
    border: 1px solid ${color.lineHair};
    border-radius: ${radius.control};
  }

  > button[aria-current] {
    padding: 2px;
    border: ${dimension.focusWidth} solid ${color.lineStrong};
  }
`

export const screen = css`
  @keyframes show-screen {
    from {
      opacity: 0;
    }
  }

  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background-color: ${color.surfaceCard};
  color: ${color.textPrimary};
  animation: show-screen ${motion.base};

  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  }
`

/** The icon on the page's picture that opens the full-screen view. */
export const opener = css`
  position: absolute;
  z-index: ${layer.raised};
  right: ${space.s12};
  bottom: ${space.s12};
  display: grid;
  place-items: center;
  width: ${controlHeight.m};
  height: ${controlHeight.m};
  border-radius: ${radius.control};
  background-color: ${color.surfaceCard};
  color: ${color.textMuted};

  @media ${media.touch} {
    right: ${space.s4};
    bottom: ${space.s4};
    width: ${dimension.tapMin};
    height: ${dimension.tapMin};
  }

  @media ${media.hover} {
    &:hover {
      background-color: ${color.surfaceSunken};
      color: ${color.textPrimary};
    }
  }

  @media print {
    display: none;
  }
`
