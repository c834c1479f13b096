import type { LonLat, MapMark } from '../map.ts'

/** Marks of one map. */
export interface KeptMarks {
  /** Within the container: who renders marks here also removes them. */
  layer: HTMLElement
  set(marks: readonly MapMark[]): void
  /** Puts each mark to where its place is now. */
  place(): void
  clear(): void
}

/** More marks are drawn into one picture. */
const MAX_LAYERS = 100

/** Keeps elements over a map: `project` says where a place is in px from the container's corner. */
export function keepMarks(container: HTMLElement, project: (at: LonLat) => { x: number; y: number }): KeptMarks {
  const layer = document.createElement('div')
  container.append(layer)
  const isOurs = (element: HTMLElement) => element.parentElement !== layer
  let kept: readonly MapMark[] = []

  const placeOne = ({ element, at, anchor }: MapMark) => {
    const { x, y } = project(at)
    element.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) translate(-50%,${anchor === 'bottom' ? '-100%' : '-50%'})`
  }
  const place = () => kept.forEach(placeOne)

  return {
    layer,
    place,
    set: (marks) => {
      const elements = new Set(marks.map(({ element }) => element))
      for (const { element } of kept) if (!elements.has(element) && isOurs(element)) element.remove()
      kept = marks
      for (const mark of marks) {
        const { element, isRaised } = mark
        if (element.style.position === '') element.style.cssText = 'position:absolute;left:0;top:0'
        // Each gets a layer of its own: quick to move, and slow to make a thousand of.
        element.style.willChange = marks.length > MAX_LAYERS ? '' : 'transform'
        if (isOurs(element) && element.parentElement !== container) container.append(element)
        element.style.zIndex = isRaised ? '1' : ''
      }
      place()
    },
    clear: () => {
      for (const { element } of kept) if (isOurs(element)) element.remove()
      layer.remove()
      kept = []
    },
  }
}
