import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { dimension } from '../tokens/tokens.ts'

export interface VirtualListProps<Item> {
  /** What the list is of, for screen readers: `Пункты выдачи`. */
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  render: (item: Item, index: number) => ReactNode
  /** Height of the window, px. */
  height: number
  /** Usual height of an item, px; each is measured when it is shown. */
  itemHeight: number
  className?: string
}

/** Items rendered beyond each edge of the viewport, to avoid blank areas while scrolling. */
const OVERSCAN = 4

/**
 * Long list of which only the part that is seen is on the page. For hundreds of items and more: it brings 5 kB.
 * The server writes the first window full.
 *
 * - keyboard: the list itself takes the focus; arrows, Page Up, Page Down, Home and End scroll it
 * - screen readers are told the place and the number of all items, not of those on the page
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, keyOf, render, height, itemHeight, className } = props
  const box = useRef<HTMLDivElement>(null)
  // The rule concerns React's compiler, which this build does not use.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => itemHeight,
    getItemKey: (index) => keyOf(items[index]!),
    overscan: OVERSCAN,
    initialRect: { width: 0, height },
  })
  return (
    <div ref={box} className={clsx(list, className)} style={{ maxHeight: height }} tabIndex={0}>
      <div className={field} style={{ height: virtualizer.getTotalSize() }} role="list" aria-label={label}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            className={row}
            style={{ top: start }}
            role="listitem"
            aria-setsize={items.length}
            aria-posinset={index + 1}
            data-index={index}
          >
            {render(items[index]!, index)}
          </div>
        ))}
      </div>
    </div>
  )
}

const list = css`
  overflow: hidden auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: calc(-1 * ${dimension.focusWidth});
  }
`

const field = css`
  position: relative;
`

const row = css`
  position: absolute;
  left: 0;
  width: 100%;
`
