import { useEffect, useState, type RefObject } from 'react'

/** Places of the columns that can be seen; both ends count. */
export interface ColumnsInView {
  first: number
  last: number
  canGoBack: boolean
  canGoOn: boolean
}

/** Columns that can be seen in a table that scrolls sideways; all until it is known. */
export function useColumnsInView(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  hasPinned: boolean,
): ColumnsInView {
  const [inView, setInView] = useState<ColumnsInView>({ first: 0, last: count - 1, canGoBack: false, canGoOn: false })

  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const look = () => {
      const next = columnsInView(box, hasPinned)
      setInView((known) => (isSame(known, next) ? known : next))
    }
    look()
    box.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(box)
    return () => {
      box.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [scroller, count, hasPinned])

  return inView
}

/** Width of a column and of what stays at the left, px: all columns are alike. */
export function measureColumns(box: HTMLElement, hasPinned: boolean): { width: number; staying: number } {
  const [corner, column] = box.querySelectorAll<HTMLElement>('thead > tr > *')
  const width = column?.offsetWidth || 1
  return { width, staying: (corner?.offsetWidth ?? 0) + (hasPinned ? width : 0) }
}

function columnsInView(box: HTMLElement, hasPinned: boolean): ColumnsInView {
  const { width, staying } = measureColumns(box, hasPinned)
  const { scrollLeft, clientWidth, scrollWidth } = box
  const pinned = hasPinned ? 1 : 0
  const first = pinned + Math.round(scrollLeft / width)
  const seen = Math.max(1, Math.floor((clientWidth - staying) / width + 0.1))
  return {
    first,
    last: first + seen - 1,
    canGoBack: scrollLeft > 1,
    canGoOn: scrollLeft + clientWidth < scrollWidth - 1,
  }
}

const isSame = (one: ColumnsInView, other: ColumnsInView) =>
  one.first === other.first &&
  one.last === other.last &&
  one.canGoBack === other.canGoBack &&
  one.canGoOn === other.canGoOn
