import type { LonLat, MapMark } from '../map.ts'

/** Marks of one map. */
export interface KeptMarks {
  set(marks: readonly MapMark[]): void
  /** Puts each mark to where its place is now. */
  place(): void
  clear(): void
}

/** Keeps elements over a map: `project` says where a place is in px from the container's corner. */
export function keepMarks(container: HTMLElement, project: (at: LonLat) => { x: number; y: number }): KeptMarks {
  let kept: readonly MapMark[] = []

  const placeOne = ({ element, at, anchor }: MapMark) => {
    const { x, y } = project(at)
    element.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) translate(-50%,${anchor === 'bottom' ? '-100%' : '-50%'})`
  }
  const place = () => kept.forEach(placeOne)

  return {
    place,
    set: (marks) => {
      const elements = new Set(marks.map(({ element }) => element))
      for (const { element } of kept) if (!elements.has(element)) element.remove()
      kept = marks
      for (const mark of marks) {
        const { element, isRaised } = mark
        if (element.parentElement !== container) {
          element.style.cssText = 'position:absolute;left:0;top:0;will-change:transform'
          container.append(element)
        }
        element.style.zIndex = isRaised ? '1' : ''
      }
      place()
    },
    clear: () => {
      for (const { element } of kept) element.remove()
      kept = []
    },
  }
}
