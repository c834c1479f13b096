import { css } from '@linaria/core'
import { color, dimension, media, radius, space } from '../tokens/tokens.ts'

/* Boxes of a slider, shared with its skeleton, so that nothing moves when the products come. */

/** Width of a card when so many stand side by side; never under the smallest. */
const columns = (count: number) => `max(var(--slide-min), (100% - ${count - 1} * var(--slide-gap)) / ${count})`

export const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  min-height: ${dimension.tapMin};
  margin-bottom: ${space.s12};

  @media ${media.phone} {
    margin-bottom: ${space.s4};
  }
`

export const arrows = css`
  /* Fingers swipe. */
  @media ${media.phone} {
    display: none;
  }
`

/* Cards have no sides of their own here: the gap is what lies between them. */
export const row = css`
  --card-side: 0px;
  --card-top: 8px;
  --card-edge: calc(var(--slide-room) - 2px);

  grid-auto-columns: var(--slide-min);
  column-gap: var(--slide-gap);
  padding: var(--slide-room);
  scroll-padding: var(--slide-room);

  > li {
    position: relative;
    display: grid;
  }

  > li + li::before {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--slide-room)) auto calc(-1 * var(--slide-room)) calc(var(--slide-gap) / -2);
    border-left: 1px solid ${color.lineHair};
  }

  /* From the width on at which so many fit with the sizes above: 236 each, 32 between, 34 for the sheet's own edges. */
  @container (min-width: 538px) {
    grid-auto-columns: ${columns(2)};
  }
  @container (min-width: 806px) {
    grid-auto-columns: ${columns(3)};
  }
  @container (min-width: 1074px) {
    grid-auto-columns: ${columns(4)};
  }
  @container (min-width: 1342px) {
    grid-auto-columns: ${columns(5)};
  }
`

/* What the track brings otherwise. */
export const still = css`
  display: grid;
  grid-auto-flow: column;
  overflow: hidden;
`

export const sheet = css`
  padding: 0 ${space.s8};
  overflow: hidden;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  /* Far below what is seen: the first paints leave it out, as a grid's do. The size is that of most cards. */
  @media screen {
    html:not([data-returned]) &[data-fresh] {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 450px;
    }
  }
`

export const block = css`
  container-type: inline-size;
  min-width: 0;

  @media ${media.phone} {
    &[data-bleed] > .${sheet} {
      margin: 0 calc(-1 * var(--page-gutter));
      border-width: 1px 0;
      border-radius: 0;
    }
  }
`
