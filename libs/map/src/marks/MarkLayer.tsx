import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { clusterPoints } from '../clusterPoints.ts'
import type { MapItem } from '../clusterPoints.ts'
import type { LonLat, MapBounds, MapCamera, MapInstance, MapPoint } from '../map.ts'
import { Marks } from './Marks.tsx'
import { isWithin, widen } from './shownPart.ts'

export interface MarkLayerProps {
  map: MapInstance
  camera: MapCamera
  points: readonly MapPoint[]
  selectedId: string | null | undefined
  balloon: ReactNode
  position: LonLat | null | undefined
  clusterLabel: (count: number) => string
  /** The focusable map, which takes the focus when a cluster that had it opens. */
  region: RefObject<HTMLElement | null>
  onPoint: (id: string) => void
  onCluster: (bounds: MapBounds) => void
}

/** Marks of the part of the map that is shown. The list beside it never waits for them. */
export function MarkLayer(props: MarkLayerProps) {
  const { map, camera, selectedId, balloon, position, clusterLabel, region } = props
  const points = useDeferredValue(props.points)
  const chosen = useMemo(() => points.find(({ id }) => id === selectedId), [points, selectedId])
  // The chosen one is never part of a cluster.
  const findItems = useMemo(() => clusterPoints(points.filter((point) => point !== chosen)), [points, chosen])
  const part = useShownPart(camera)
  const items = useMemo<MapItem[]>(() => {
    const found = findItems(part.bounds, part.zoom)
    return chosen ? [...found, { key: chosen.id, at: [chosen.lon, chosen.lat], point: chosen }] : found
  }, [findItems, part, chosen])
  const handlers = useRef(props)
  useEffect(() => {
    handlers.current = props
  })
  return <SteadyMarks {...{ map, items, chosen, balloon, position, clusterLabel, region, handlers }} />
}

/** The camera moves with every frame, what it shows only now and then. */
const SteadyMarks = memo(Marks)

/** The shown part with a margin, unchanged until the camera leaves it or comes to another level. */
function useShownPart(camera: MapCamera) {
  const [part, setPart] = useState(() => widen(camera))
  const fits = isWithin(camera, part)
  const next = fits ? part : widen(camera)
  if (next !== part) setPart(next)
  return next
}
