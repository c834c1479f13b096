import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useImperativeHandle } from 'react'
import { placeOf, virtualField, virtualItem, type RowsProps } from './rows.tsx'

/** Usual height of a row, px; each is measured when it is shown. */
const ROW_HEIGHT = 81
/** Rows rendered beyond each edge. */
const OVERSCAN = 4
/** Height before the browser has measured the list, px. */
const FIRST_HEIGHT = 640

/** Of the rows of a long list those in sight. Comes late: few regions have so many points. */
export function VirtualRows({ count, keyOf, render, stop, box, ref }: RowsProps) {
  // The rule concerns React's compiler, which this build does not use.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: FIRST_HEIGHT },
    initialOffset: stop * ROW_HEIGHT > FIRST_HEIGHT ? (stop - 1) * ROW_HEIGHT : 0,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), stop])].sort((a, b) => a - b),
  })

  useImperativeHandle(ref, () => ({
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    inSight: () => virtualizer.range && { first: virtualizer.range.startIndex, last: virtualizer.range.endIndex },
  }))

  return (
    <div className={virtualField} style={{ height: virtualizer.getTotalSize() }} role="presentation">
      {virtualizer.getVirtualItems().map(({ index, key, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          className={virtualItem}
          style={{ top: start }}
          {...placeOf(index, count)}
        >
          {render(index)}
        </div>
      ))}
    </div>
  )
}
