import { css } from '@linaria/core'
import type { ComparedProduct } from '@verstak/contracts/comparison'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { Price } from '@verstak/ui-kit/Price'
import { color, dimension, fontSize, layer, lineHeight, media, space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { ColumnPurchase } from './ColumnPurchase.tsx'
import { compareTexts } from './comparePage.texts.ts'
import { useColumnsInView } from './useColumnsInView.ts'

export interface StickyColumnsProps {
  /** The table's head: these columns take its place once it is above the viewport. */
  head: RefObject<HTMLElement | null>
  /** They follow where it scrolls sideways. */
  scroller: RefObject<HTMLElement | null>
  products: readonly ComparedProduct[]
  hasPinned: boolean
  isPhone: boolean
  /** In the corner. */
  children: ReactNode
}

/** Columns that are rendered beside those in view, so that a swipe finds them. */
const SPARE = 3

/**
 * Names, prices and buttons of the columns at the edge of the window: a head within something that scrolls sideways
 * cannot stay there itself. Only columns near those in view are rendered, for the table says all of it.
 */
export function StickyColumns({ head, scroller, products, hasPinned, isPhone, children }: StickyColumnsProps) {
  const isPast = useHeadGone(head)
  const inView = useColumnsInView(scroller, products.length, hasPinned)
  const track = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = scroller.current
    if (!isPast || !box) return
    const follow = () => track.current?.style.setProperty('translate', `${-box.scrollLeft}px`)
    follow()
    box.addEventListener('scroll', follow, { passive: true })
    return () => box.removeEventListener('scroll', follow)
  }, [isPast, scroller])

  const [pinned] = products
  const from = Math.max(hasPinned ? 1 : 0, inView.first - SPARE)
  const near = products.slice(from, inView.last + 1 + SPARE)
  return (
    <div className={place}>
      {isPast && (
        <div className={bar} role="group" aria-label={compareTexts.stickyColumns}>
          <div className={corner}>{children}</div>
          {hasPinned && pinned && <Column product={pinned} isPhone={isPhone} isPinned />}
          <div className={window}>
            <div ref={track} className={row}>
              <span style={{ flex: `0 0 calc(${from - (hasPinned ? 1 : 0)} * var(--column))` }} />
              {near.map((product) => (
                <Column key={product.id} product={product} isPhone={isPhone} />
              ))}
            </div>
          </div>
        </div>
      )}
    </div>
  )
}

function Column({ product, isPhone, isPinned }: { product: ComparedProduct; isPhone: boolean; isPinned?: boolean }) {
  const { name, link, image, price, isAvailable } = product
  return (
    <div className={column} data-pinned={isPinned || undefined}>
      <Picture src={image} alt="" size={56} className={picture} />
      <Link href={link} className={nameLink}>
        {name}
      </Link>
      {price > 0 && <Price kopecks={price} size="s" muted={!isAvailable} className={priceLine} />}
      {!isPhone && (
        <div className={purchase}>
          <ColumnPurchase product={product} />
        </div>
      )}
    </div>
  )
}

/** True while the head is above the viewport. */
function useHeadGone(head: RefObject<HTMLElement | null>): boolean {
  const [isGone, setIsGone] = useState(false)
  useEffect(() => {
    if (!head.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsGone(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0)
    })
    observer.observe(head.current)
    return () => observer.disconnect()
  }, [head])
  return isGone
}

/* Takes no room: it lies over the rows. */
const place = css`
  position: sticky;
  z-index: ${layer.tabBar};
  top: 0;
  height: 0;

  html[data-header-stuck] & {
    top: ${dimension.headerPhone};
  }

  @media print {
    display: none;
  }
`

const corner = css`
  flex: none;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space.s8};
  width: 204px;
  padding: ${space.s12} ${space.s16};

  @media ${media.phone} {
    display: none;
  }
`

const window = css`
  flex: 1;
  min-width: 0;
  overflow: clip;
`

const row = css`
  display: flex;
`

const picture = css`
  width: 40px;
`

const nameLink = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  height: calc(2 * ${lineHeight.s13});
  color: ${color.textPrimary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  @media ${media.phone} {
    height: calc(2 * ${lineHeight.s12});
    font-size: ${fontSize.s12};
    line-height: ${lineHeight.s12};
  }
`

const priceLine = css`
  grid-column: 1 / -1;

  @media ${media.phone} {
    grid-column: 2;
  }
`

const purchase = css`
  grid-column: 1 / -1;
`

const column = css`
  flex: none;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  align-items: center;
  gap: ${space.s4} ${space.s8};
  width: var(--column);
  padding: ${space.s12} ${space.s16};
  border-left: 1px solid ${color.lineHair};

  &[data-pinned] {
    border-right: 1px solid ${color.lineControl};
    background-color: ${color.surfacePage};
  }

  @media ${media.phone} {
    padding: ${space.s8} ${space.s12};

    > .${picture} {
      grid-row: span 2;
    }
  }
`

const bar = css`
  --column: 205px;

  display: flex;
  border: 1px solid ${color.lineHair};
  border-bottom-color: ${color.lineDefault};
  background-color: ${color.surfaceCard};

  @media ${media.phone} {
    --column: 50vw;

    border-width: 0 0 1px;
  }
`
