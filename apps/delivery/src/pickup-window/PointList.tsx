import { css } from '@linaria/core'
import { lazy, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { pickupTexts } from './pickup.texts.ts'
import { PlainRows } from './PlainRows.tsx'
import { PointRow } from './PointRow.tsx'
import type { RowsHandle } from './rows.tsx'
import type { Pickup } from './usePickup.ts'

/** Longer lists have only the rows in sight on the page. */
const MAX_PLAIN = 100
/** Rows that a window of any size shows at first. */
const FIRST_ROWS = 16
/** How long scrolling must rest before it is handled, ms (PICKUP-030). */
const SCROLL_DELAY = 300
/** Rows of Page Up and Page Down. */
const PAGE = 6

const VirtualRows = lazy(() =>
  import(/* webpackChunkName: "long-list" */ './VirtualRows.tsx').then(
    (module) => ({ default: module.VirtualRows }),
    // Slower, but all is there.
    () => ({ default: PlainRows }),
  ),
)

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
 * The points; screen readers are told place and number of all. Tab leads to one row, arrows, Page Up and Down, Home and End
 * to others, Enter presses. After scrolling Tab leads to a row in sight.
 */
export function PointList({ pickup, ref }: PointListProps) {
  const { shown, state, chosenId, isSelectOnList, isCart, now, press } = pickup
  const box = useRef<HTMLDivElement>(null)
  const rows = useRef<RowsHandle>(null)
  const [wantedStop, setStop] = useState(() => indexOf(pickup, state.activeId))
  const [focusAt, setFocusAt] = useState<{ index: number } | null>(null)
  const stop = Math.max(0, Math.min(wantedStop, shown.length - 1))

  useEffect(() => {
    if (!focusAt) return
    box.current?.querySelector<HTMLElement>(`[data-index="${focusAt.index}"] > button`)?.focus()
  }, [focusAt])

  function goTo(index: number) {
    if (index < 0 || index >= shown.length) return
    setStop(index)
    rows.current?.scrollTo(index)
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
        const seen = rows.current?.inSight()
        if (!seen || list.contains(document.activeElement)) return
        setStop((before) => (seen.first <= before && before <= seen.last ? before : seen.first))
      }, SCROLL_DELAY)
    }
    list.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      list.removeEventListener('scroll', onScroll)
    }
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    const target = { ArrowDown: stop + 1, ArrowUp: stop - 1, PageDown: stop + PAGE, PageUp: stop - PAGE }[event.key]
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? shown.length - 1 : target
    if (next === undefined) return
    event.preventDefault()
    goTo(Math.max(0, Math.min(shown.length - 1, next)))
  }

  function render(index: number) {
    const { point, distance } = shown[index]!
    return (
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
    )
  }

  const Rows = shown.length > MAX_PLAIN ? VirtualRows : PlainRows
  const props = { ref: rows, box, count: shown.length, keyOf: (index: number) => shown[index]!.point.id, render, stop }
  return (
    <div ref={box} className={list}>
      {/* The keys belong to the rows, whose events come up here. */}
      <div role="list" aria-label={pickupTexts.list} onKeyDown={onKeyDown}>
        <Suspense fallback={<PlainRows {...props} most={FIRST_ROWS} />}>
          <Rows {...props} />
        </Suspense>
      </div>
    </div>
  )
}

const indexOf = ({ shown }: Pickup, id: number | null) =>
  Math.max(
    0,
    shown.findIndex(({ point }) => point.id === id),
  )

const list = css`
  position: relative;
  flex: 1 1 0;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
`
