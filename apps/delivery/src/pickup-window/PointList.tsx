import { css } from '@linaria/core'
import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual'
import { dimension } from '@verstak/ui-kit/tokens'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { pickupTexts } from './pickup.texts.ts'
import { PointRow } from './PointRow.tsx'
import type { Pickup } from './usePickup.ts'

/** Usual height of a row, px; each is measured when it is shown. */
const ROW_HEIGHT = 81
/** Rows rendered beyond each edge. */
const OVERSCAN = 4
/** Height before the browser has measured the list, px. */
const FIRST_HEIGHT = 640
/** How long scrolling must rest before it is handled, ms (PICKUP-030). */
const SCROLL_DELAY = 300
/** Rows of Page Up and Page Down. */
const PAGE = 6

/** What others do with the list. */
export interface PointListHandle {
  /** Puts the focus on a point's row. */
  focusPoint: (id: number) => void
}

export interface PointListProps {
  pickup: Pickup
  ref?: Ref<PointListHandle>
}

/**
 * The points, of which only those in sight are on the page; screen readers are told place and number of all. Tab leads to
 * one row, arrows, Page Up and Down, Home and End to others, Enter presses. After scrolling Tab leads to a row in sight.
 */
export function PointList({ pickup, ref }: PointListProps) {
  const { shown, state, chosenId, isSelectOnList, isCart, now, press } = pickup
  const box = useRef<HTMLDivElement>(null)
  const [wantedStop, setStop] = useState(() => indexOf(pickup, state.activeId))
  const [focusAt, setFocusAt] = useState<{ index: number } | null>(null)
  const stop = Math.min(wantedStop, shown.length - 1)
  // The rule concerns React's compiler, which this build does not use.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => shown[index]!.point.id,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: FIRST_HEIGHT },
    initialOffset: stop * ROW_HEIGHT > FIRST_HEIGHT ? (stop - 1) * ROW_HEIGHT : 0,
    // The row that Tab leads to stays on the page, so that it never loses the focus.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(stop >= 0 ? [stop] : [])])].sort((a, b) => a - b),
  })

  useEffect(() => {
    if (!focusAt) return
    box.current?.querySelector<HTMLElement>(`[data-index="${focusAt.index}"] > button`)?.focus()
  }, [focusAt])

  function goTo(index: number) {
    if (index < 0 || index >= shown.length) return
    setStop(index)
    virtualizer.scrollToIndex(index, { align: 'auto' })
    setFocusAt({ index })
  }

  useImperativeHandle(ref, () => ({ focusPoint: (id) => goTo(shown.findIndex(({ point }) => point.id === id)) }))

  useEffect(() => {
    const list = box.current
    if (!list) return
    let timer: ReturnType<typeof setTimeout>
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (list.contains(document.activeElement)) return
        setStop((before) => stopInSight(virtualizer, before))
      }, SCROLL_DELAY)
    }
    list.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      list.removeEventListener('scroll', onScroll)
    }
  }, [virtualizer])

  function onKeyDown(event: KeyboardEvent) {
    const target = { ArrowDown: stop + 1, ArrowUp: stop - 1, PageDown: stop + PAGE, PageUp: stop - PAGE }[event.key]
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? shown.length - 1 : target
    if (next === undefined) return
    event.preventDefault()
    goTo(Math.max(0, Math.min(shown.length - 1, next)))
  }

  return (
    <div ref={box} className={list}>
      {/* The keys belong to the rows, whose events come up here. */}
      <div
        className={field}
        style={{ height: virtualizer.getTotalSize() }}
        role="list"
        aria-label={pickupTexts.list}
        onKeyDown={onKeyDown}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const { point, distance } = shown[index]!
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              className={item}
              style={{ top: start }}
              role="listitem"
              aria-setsize={shown.length}
              aria-posinset={index + 1}
              data-index={index}
            >
              <PointRow
                point={point}
                distance={distance}
                isActive={point.id === state.activeId}
                isChosen={isSelectOnList ? point.id === chosenId : null}
                isCart={isCart}
                now={now}
                tabIndex={index === stop ? 0 : -1}
                onFocus={() => setStop(index)}
                onClick={() => press(point.id)}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}

const indexOf = ({ shown }: Pickup, id: number | null) =>
  Math.max(
    0,
    shown.findIndex(({ point }) => point.id === id),
  )

/** The row that Tab leads to after scrolling: the same one while it is in sight. */
function stopInSight(virtualizer: { range: { startIndex: number; endIndex: number } | null }, before: number): number {
  const { range } = virtualizer
  if (!range || (range.startIndex <= before && before <= range.endIndex)) return before
  return range.startIndex
}

const list = css`
  flex: 1 1 0;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
`

const field = css`
  position: relative;
`

const item = css`
  position: absolute;
  left: 0;
  width: 100%;

  &:has(:focus-visible) {
    z-index: 1;
  }

  & :focus-visible {
    outline-width: ${dimension.focusWidth};
  }
`
