import { css } from '@linaria/core'
import { color, dimension, fontSize, layer, lineHeight, radius, space, weight } from '../tokens/tokens.ts'

/*
 * Boxes of a card, shared with its skeleton, so that both have the same heights. Who places cards may set `--card-side`
 * and `--card-top`, the distances of what is in it from its edges, and `--card-edge`, of the outline under the pointer.
 */

export const platesRow = css`
  position: absolute;
  top: var(--card-top, ${space.s16});
  left: var(--card-side, ${space.s16});
  display: flex;
  gap: ${space.s4};
`

export const actionsColumn = css`
  position: absolute;
  z-index: ${layer.raised};
  top: ${space.s8};
  right: ${space.s6};
  display: flex;
  flex-direction: column;
`

export const photo = css`
  align-self: center;
  margin: ${space.s8} 0;
`

export const priceBlock = css`
  min-width: 0;
`

export const priceRow = css`
  display: flex;
  min-height: ${lineHeight.s22};
`

/* What does not fit beside the rest goes below it. */
export const note = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s6};
  min-height: ${lineHeight.s13};
  margin-bottom: ${space.s8};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  color: ${color.textSecondary};
  white-space: nowrap;

  b {
    color: ${color.textPrimary};
    font-weight: ${weight.semibold};
  }

  svg {
    color: ${color.textLink};
  }

  a {
    position: relative;
    z-index: ${layer.raised};
  }

  /* A larger target than the words. */
  a::after {
    content: '';
    position: absolute;
    inset: -5px -4px;
  }
`

export const nameText = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  min-height: calc(3 * ${lineHeight.s14});
`

/* The link covers the whole card; what can be pressed or copied lies above it. */
export const nameLink = css`
  margin-bottom: ${space.s8};
  color: ${color.textPrimary};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: ${dimension.focusWidth} solid ${color.focusRing};
    outline-offset: var(--card-edge, -4px);
  }

  &[data-lines='2'] > .${nameText} {
    -webkit-line-clamp: 2;
    min-height: calc(2 * ${lineHeight.s14});
  }
`

export const ratingRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8};
  min-height: ${lineHeight.s13};
  margin-bottom: ${space.s8};
  line-height: ${lineHeight.s13};
`

export const codeText = css`
  position: relative;
  z-index: ${layer.raised};
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
`

/* A container, so that its lines can be shorter where they do not fit. */
export const availabilityLines = css`
  container-type: inline-size;
  display: grid;
  align-content: start;
  gap: ${space.s2};
  min-height: 38px;
  margin-bottom: ${space.s12};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

export const foot = css`
  position: relative;
  z-index: ${layer.raised};
  margin-top: auto;
`
