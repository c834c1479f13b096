import { useLayoutEffect, useState } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { MapItem } from '../clusterPoints.ts'
import type { LonLat, MapBounds, MapInstance, MapMark, MapPoint } from '../map.ts'
import { ClusterMark } from './ClusterMark.tsx'
import { PointMark } from './PointMark.tsx'
import { PositionMark } from './PositionMark.tsx'
import { nextMark } from './nextMark.ts'

export interface MarksProps {
  map: MapInstance
  items: readonly MapItem[]
  chosen: MapPoint | undefined
  balloon: ReactNode
  position: LonLat | null | undefined
  clusterLabel: (count: number) => string
  region: RefObject<HTMLElement | null>
  handlers: RefObject<{ onPoint: (id: string) => void; onCluster: (bounds: MapBounds) => void }>
}

/** The marks themselves. One of them takes the Tab key, arrow keys lead to the others. */
export function Marks(props: MarksProps) {
  const { map, items, chosen, position, region, handlers } = props
  const [active, setActive] = useState<string>()
  const entry = items.some(({ key }) => key === active) ? active : (chosen?.id ?? items[0]?.key)
  const elements = useElements(map, items, position)

  // Before they are painted: until then they have no place.
  useLayoutEffect(() => {
    const found = elements ?? elementsIn(map)
    const marks = items.flatMap((item): MapMark[] => {
      const element = found.get(item.key)
      if (!element) return []
      const isRaised = 'point' in item && item.point === chosen
      return [{ key: item.key, at: item.at, element, anchor: 'point' in item ? 'bottom' : 'center', isRaised }]
    })
    const you = position && found.get(YOU)
    if (you) marks.unshift({ key: YOU, at: position, element: you, anchor: 'center' })
    map.setMarks(marks)
  }, [map, items, position, elements, chosen])

  const stop = (key: string) => ({
    tabIndex: key === entry ? 0 : -1,
    onFocus: () => setActive(key),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const buttons = [...(elements ?? elementsIn(map)).values()].flatMap((one) => one.querySelector('button') ?? [])
      if (event.key === 'Escape') region.current?.focus({ preventScroll: true })
      else if (event.key.startsWith('Arrow'))
        nextMark(event.currentTarget, buttons, event.key)?.focus({ preventScroll: true })
      else return
      event.preventDefault()
      event.stopPropagation()
    },
  })
  const markOf = (item: MapItem) =>
    'point' in item ? (
      <PointMark
        {...stop(item.key)}
        point={item.point}
        isSelected={item.point === chosen}
        balloon={item.point === chosen ? props.balloon : undefined}
        onPress={() => handlers.current.onPoint(item.point.id)}
      />
    ) : (
      <ClusterMark
        {...stop(item.key)}
        count={item.count}
        label={props.clusterLabel(item.count)}
        onPress={() => {
          region.current?.focus({ preventScroll: true })
          handlers.current.onCluster(item.boundsOf())
        }}
      />
    )

  const all = [
    ...items.map((item) => ({ key: item.key, mark: markOf(item) })),
    ...(position ? [{ key: YOU, mark: <PositionMark /> }] : []),
  ]
  if (elements) return <>{all.map(({ key, mark }) => createPortal(mark, elements.get(key)!, key))}</>
  return createPortal(
    all.map(({ key, mark }) => (
      <div key={key} data-mark={key}>
        {mark}
      </div>
    )),
    map.marksPlace!,
  )
}

const YOU = 'visitor'

/** Elements of marks that were rendered together. */
const elementsIn = ({ marksPlace }: MapInstance): ReadonlyMap<string, HTMLElement> =>
  new Map(
    [...(marksPlace?.children ?? [])].map((element) => [
      (element as HTMLElement).dataset['mark']!,
      element as HTMLElement,
    ]),
  )

/** One element per mark, the same as long as the mark is there; null where marks are rendered together. */
function useElements(
  { marksPlace }: MapInstance,
  items: readonly MapItem[],
  position: LonLat | null | undefined,
): ReadonlyMap<string, HTMLElement> | null {
  const [kept, setKept] = useState<ReadonlyMap<string, HTMLElement>>(NONE)
  if (marksPlace) return null
  const keys = new Set(items.map(({ key }) => key))
  if (position) keys.add(YOU)
  if (keys.size === kept.size && [...keys].every((key) => kept.has(key))) return kept
  const next = new Map([...keys].map((key) => [key, kept.get(key) ?? document.createElement('div')]))
  setKept(next)
  return next
}

const NONE: ReadonlyMap<string, HTMLElement> = new Map([])
