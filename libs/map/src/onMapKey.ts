import type { KeyboardEvent } from 'react'
import type { MapInstance, MapTarget } from './map.ts'

/** Pixels by which an arrow key moves the map. */
const STEP = 96

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Arrow keys move the map, + and − zoom; other keys and keys of the browser's own commands are left alone. */
export function onMapKey(event: KeyboardEvent, map: MapInstance, go: (target: MapTarget) => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return
  const arrow = ARROWS[event.key]
  const zoomBy = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0
  if (!arrow && !zoomBy) return
  event.preventDefault()
  if (arrow) map.panBy(...arrow, { animate: false })
  else go({ zoom: Math.round(map.camera().zoom) + zoomBy })
}
