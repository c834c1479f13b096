import { useEffect, useMemo, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { clusterPoints } from '../clusterPoints.ts'
import type { MapItem } from '../clusterPoints.ts'
import type { LonLat, MapBounds, MapCamera, MapInstance, MapMark, MapPoint } from '../map.ts'
import { ClusterMark } from './ClusterMark.tsx'
import { PointMark } from './PointMark.tsx'
import { PositionMark } from './PositionMark.tsx'
import { nextMark } from './nextMark.ts'
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

/** Marks of the part of the map that is shown. One of them takes the Tab key, arrow keys lead to the others. */
export function MarkLayer(props: MarkLayerProps) {
  const { map, camera, points, selectedId, position } = props
  const chosen = points.find(({ id }) => id === selectedId)
  // The chosen one is never part of a cluster.
  const findItems = useMemo(() => clusterPoints(points.filter((point) => point !== chosen)), [points, chosen])
  const part = useShownPart(camera)
  const items = useMemo<MapItem[]>(() => {
    const found = findItems(part.bounds, part.zoom)
    return chosen ? [...found, { key: chosen.id, at: [chosen.lon, chosen.lat], point: chosen }] : found
  }, [findItems, part, chosen])
  const elements = useElements(items, position)

  useEffect(() => {
    const marks: MapMark[] = items.map((item) => ({
      key: item.key,
      at: item.at,
      element: elements.get(item.key)!,
      anchor: 'point' in item ? 'bottom' : 'center',
      isRaised: 'point' in item && item.point === chosen,
    }))
    if (position) marks.unshift({ key: YOU, at: position, element: elements.get(YOU)!, anchor: 'center' })
    map.setMarks(marks)
  }, [map, items, position, elements, chosen])

  const [active, setActive] = useState<string>()
  const entry = items.some(({ key }) => key === active) ? active : (chosen?.id ?? items[0]?.key)
  const stop = (key: string) => ({
    tabIndex: key === entry ? 0 : -1,
    onFocus: () => setActive(key),
    onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
      const buttons = [...elements].flatMap(([, element]) => element.querySelector('button') ?? [])
      if (event.key === 'Escape') props.region.current?.focus({ preventScroll: true })
      else if (event.key.startsWith('Arrow'))
        nextMark(event.currentTarget, buttons, event.key)?.focus({ preventScroll: true })
      else return
      event.preventDefault()
      event.stopPropagation()
    },
  })

  return (
    <>
      {items.map((item) =>
        createPortal(
          'point' in item ? (
            <PointMark
              {...stop(item.key)}
              point={item.point}
              isSelected={item.point === chosen}
              balloon={item.point === chosen ? props.balloon : undefined}
              onPress={() => props.onPoint(item.point.id)}
            />
          ) : (
            <ClusterMark
              {...stop(item.key)}
              count={item.count}
              label={props.clusterLabel(item.count)}
              onPress={() => {
                props.region.current?.focus({ preventScroll: true })
                props.onCluster(item.boundsOf())
              }}
            />
          ),
          elements.get(item.key)!,
          item.key,
        ),
      )}
      {position && createPortal(<PositionMark />, elements.get(YOU)!, YOU)}
    </>
  )
}

const YOU = 'visitor'

/** The shown part with a margin, unchanged until the camera leaves it or comes to another level. */
function useShownPart(camera: MapCamera) {
  const [part, setPart] = useState(() => widen(camera))
  const fits = isWithin(camera, part)
  const next = fits ? part : widen(camera)
  if (next !== part) setPart(next)
  return next
}

/** One element per mark, the same as long as the mark is there. */
function useElements(items: readonly MapItem[], position: LonLat | null | undefined): ReadonlyMap<string, HTMLElement> {
  const [kept, setKept] = useState<ReadonlyMap<string, HTMLElement>>(NONE)
  const keys = new Set(items.map(({ key }) => key))
  if (position) keys.add(YOU)
  if (keys.size === kept.size && [...keys].every((key) => kept.has(key))) return kept
  const next = new Map([...keys].map((key) => [key, kept.get(key) ?? document.createElement('div')]))
  setKept(next)
  return next
}

const NONE: ReadonlyMap<string, HTMLElement> = new Map([])
