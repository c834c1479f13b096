import type { WidgetProps } from '@verstak/contracts/widget'
import { readPickupPoint } from '@verstak/device/pickupPoint'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useState } from 'react'
import { passesFilter, shownPoints } from './shownPoints.ts'
import { pickupQuery } from './pickupQuery.ts'
import { pickupReducer, startOf } from './pickupState.ts'
import { useChoosePoint } from './useChoosePoint.ts'
import { usePosition } from './usePosition.ts'

/** How long typing must rest before the list follows, ms (PICKUP-029). */
const SEARCH_DELAY = 500

/** Everything that the window shows and does, without a map. */
export type Pickup = ReturnType<typeof usePickup>

/** The window's points, filters and choice. */
export function usePickup(props: WidgetProps['delivery/PickupWindow']) {
  const { goods, isSelectOnList = false } = props
  const { call } = useHost()
  const region = useRegion()
  const [preselectedId] = useState(() => (props.chosenId === undefined ? keptId(region.id) : props.chosenId))
  const [state, dispatch] = useReducer(pickupReducer, preselectedId, startOf)
  const [chosenId, setChosenId] = useState(preselectedId)
  const { position, isLocating, problem, locate } = usePosition()
  const isParentLocality = state.area === 'parent'
  const fields = isParentLocality ? 'short' : 'full'
  const answer = useQuery(pickupQuery(call, goods, { regionId: region.id, isParentLocality, fields }))
  // The window stays as it is while the list of the other tab comes.
  const data = useLast(answer.data)
  const choose = useChoosePoint({ ...props, isSelectOnList, onChosen: setChosenId })

  useEffect(() => {
    const timer = setTimeout(() => dispatch({ type: 'searched' }), SEARCH_DELAY)
    return () => clearTimeout(timer)
  }, [state.typed])

  const points = useMemo(() => data?.offices ?? [], [data])
  const now = useMemo(() => new Date(data?.serverTime ?? 0), [data])
  const { query, filters, isNearestFirst } = state
  const shown = useMemo(
    () => shownPoints(points, { query, filters, isNearestFirst }, { position, now }),
    [points, query, filters, isNearestFirst, position, now],
  )
  const counts = useMemo(
    () => ({
      today: points.filter((point) => passesFilter(point, 'today', now)).length,
      available: points.filter((point) => passesFilter(point, 'available', now)).length,
    }),
    [points, now],
  )
  const active = points.find(({ id }) => id === state.activeId) ?? null

  function press(id: number) {
    dispatch({ type: 'pressed', id, isSelectOnList })
    const point = points.find((one) => one.id === id)
    if (isSelectOnList && point) void choose(point)
  }

  async function sortByDistance() {
    if (isNearestFirst) return dispatch({ type: 'sorted', isNearestFirst: false })
    if (await locate()) dispatch({ type: 'sorted', isNearestFirst: true })
  }

  // Tabs belong to towns within a common region (PICKUP-015, 016).
  const tabs =
    region.type === 'descendant' && data?.parentLocality ? [data.region.name, data.parentLocality.name] : null
  return {
    state,
    dispatch,
    data,
    /** Of the list that is wanted now: `data` may still be another one's. */
    list: (answer.data ? 'there' : answer.isError ? 'failed' : 'coming') as 'there' | 'failed' | 'coming',
    isRetrying: answer.isFetching,
    retry: () => void answer.refetch(),
    now,
    points,
    shown,
    counts,
    active,
    chosenId,
    choose,
    press,
    sortByDistance,
    position,
    isLocating,
    positionProblem: problem,
    tabs,
    regionName: data?.region.name ?? region.name,
    inRegion: region.prepositional,
    isSelectOnList,
    isCart: goods !== null && 'cart' in goods,
    hasGoods: goods !== null,
    hasFilters: props.hasFilters ?? true,
    isAdmin: props.isAdmin ?? false,
    hasPreselected: preselectedId !== null,
    subject: props.subject ?? '',
    close: () => void props.onClose(),
  }
}

/** The point that this device keeps, if it is one of the region. */
function keptId(regionId: number): number | null {
  const kept = readPickupPoint()
  return kept?.regionId === regionId ? kept.id : null
}

/** The value, or the last one while there is none. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
