import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { useIsFresh } from '../hydration/useIsFresh.ts'
import { color, media, radius } from '../tokens/tokens.ts'

export interface ProductGridProps {
  /** `grid`: 4 columns on a wide page, 3 on a desktop, 2 on a phone; `row`: 5, 3 and 2; `list`: one under another. */
  layout?: 'grid' | 'row' | 'list'
  /** Goes from edge to edge of a phone, without side lines and corners. */
  bleed?: boolean
  /** `ProductCard`s or their skeletons. */
  children: ReactNode
}

/**
 * One sheet with hairlines between the cards and no gaps; empty cells of the last row stay blank. `data-layout`,
 * `data-bleed`.
 */
export function ProductGrid({ layout = 'grid', bleed, children }: ProductGridProps) {
  // Content rendered later may belong to a back navigation, which needs the real card positions.
  const isFresh = useIsFresh() && bleed && layout === 'grid'
  return (
    <div className={grid} data-layout={layout} data-bleed={bleed || undefined} data-fresh={isFresh || undefined}>
      {children}
    </div>
  )
}

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  overflow: hidden;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  /* Each card draws its edge 1 px outside its cell; the next card covers half of it, the sheet clips the outer ones. */
  > * {
    margin: -1px;
    border: 1px solid ${color.lineHair};
  }

  @media ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    &[data-layout='row'] {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }

  &[data-layout='list'] {
    grid-template-columns: minmax(0, 1fr);
  }

  /* A desktop at 400 % zoom, and the smallest phones. */
  @media (max-width: 330px) {
    &:not([data-bleed]) {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  &[data-bleed] {
    border-width: 1px 0;
    border-radius: 0;
  }

  /*
   * Most cards of a phone are far below what is seen: the first paint leaves them out, which makes it twice as fast.
   * The size is that of most cards; each keeps its own once it was near. Browsers take what is up to two screens away
   * for near, so that the rows after the first two wait for a moment: they come in a frame of their own. A document that
   * is come back to stands in the middle at once: what is above has its own size from the first.
   */
  @media screen {
    html:not([data-returned]) &[data-fresh] > * {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 410px;
      overflow-clip-margin: 4px;
    }

    html:not([data-returned]) &[data-fresh] > :nth-child(n + 5) {
      animation: wait 1ms 50ms backwards;
    }
  }

  @keyframes wait {
    from {
      content-visibility: hidden;
    }
  }
`
