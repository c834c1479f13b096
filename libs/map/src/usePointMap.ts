import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type {
  CreateMap,
  LonLat,
  MapCamera,
  MapInset,
  MapInstance,
  MapPoint,
  MapSettings,
  MapStatus,
  MapTarget,
} from './map.ts'
import { loadAdapter } from './loadAdapter.browser.ts'
import { MAP_ZOOM, firstTargetOf } from './mapZooms.ts'

export interface UsedMap {
  status: MapStatus
  /** Null unless the map is loaded. */
  map: MapInstance | null
  /** What the map shows now or showed a frame ago. */
  camera: MapCamera | null
  /** Moves the map: flies, or jumps for who asked for less motion. */
  go: (target: MapTarget) => void
  /** After an error: begins anew. */
  retry: () => void
}

/** What a map is made of. */
export interface MapContent {
  points: readonly MapPoint[]
  /** Centre of the map when there are no points or more than 99; the region's, say. */
  mapCenter: LonLat
  /** Provider and its keys, `Host.map`; without them the map says that it is unavailable. */
  settings: MapSettings | null | undefined
  /** The chosen point; the map goes there at zoom 15. */
  selectedId?: string | null
  /** What covers the map, such as a sheet from below. */
  inset?: MapInset
  /** Another adapter than the provider's, for tests. */
  createMap?: CreateMap | undefined
}

/** A map in a place: made when the place is there, moved when the choice changes, ended when it goes. */
export function usePointMap(place: RefObject<HTMLElement | null>, props: MapContent): UsedMap {
  const [status, setStatus] = useState<MapStatus>('pending')
  const [map, setMap] = useState<MapInstance | null>(null)
  const [camera, setCamera] = useState<MapCamera | null>(null)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  const settingsKey = JSON.stringify(props.settings ?? null)
  const adapter = props.createMap
  // Another town, or the first points, make another plan.
  const townKey = `${props.mapCenter.join()} ${props.points.length > 0}`
  useEffect(() => {
    const element = place.current
    if (!element) return
    let isHere = true
    let made: MapInstance | undefined
    const fail = () => {
      if (!isHere) return
      isHere = false
      made?.destroy()
      setMap(null)
      setStatus('error')
    }
    async function start(here: HTMLElement) {
      try {
        const { settings, points, mapCenter, inset = {} } = latest.current
        const createMap = adapter ?? (await loadAdapter(settings))
        if (!isHere) return
        const one = await createMap({
          place: here,
          settings: settings!,
          points,
          center: mapCenter,
          inset,
          target: targetOf(latest.current),
          onMove: (now) => isHere && setCamera(now),
          onError: fail,
        })
        if (!isHere) return one.destroy()
        made = one
        setCamera(one.camera())
        setMap(one)
        setStatus('loaded')
      } catch {
        fail()
      }
    }
    // It follows what begins here.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setStatus('loading')
    void start(element)
    return () => {
      isHere = false
      made?.destroy()
      setMap(null)
    }
  }, [place, adapter, settingsKey, townKey, attempt])

  const go = useCallback(
    (target: MapTarget) => map?.moveTo(target, { inset: latest.current.inset ?? {}, animate: mayFly() }),
    [map],
  )

  useFollow(props, go)

  return { status, map, camera, go, retry: () => setAttempt((count) => count + 1) }
}

/** Moves the map when the chosen point changes. */
function useFollow({ points, selectedId }: MapContent, go: (target: MapTarget) => void): void {
  const chosen = chosenOf(points, selectedId)
  const seen = useRef(chosen?.id)
  useEffect(() => {
    const before = seen.current
    seen.current = chosen?.id
    if (chosen && chosen.id !== before) go(closeTo([chosen.lon, chosen.lat]))
    // A list that is filtered leaves the map where it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen?.id, go])
}

const chosenOf = (points: readonly MapPoint[], id: string | null | undefined) =>
  id === null || id === undefined ? undefined : points.find((point) => point.id === id)

const closeTo = (at: LonLat): MapTarget => ({ center: at, zoom: MAP_ZOOM.chosen })

function targetOf({ points, mapCenter, selectedId }: MapContent): MapTarget {
  const chosen = chosenOf(points, selectedId)
  return chosen ? closeTo([chosen.lon, chosen.lat]) : firstTargetOf(points, mapCenter)
}

/** Tests have no `matchMedia`. */
const mayFly = () => !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
