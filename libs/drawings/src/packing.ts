import { DRAWING_BOUNDS } from './drawingBounds.data.ts'
import type { Plate } from './drawing.ts'
import type { DrawingKind } from './drawingKinds.data.ts'

/** Tools sold in a hard case; all others come in a carton. */
const CASED: ReadonlySet<DrawingKind> = new Set<DrawingKind>([
  'drill',
  'impact-driver',
  'rotary-hammer',
  'grinder',
  'jigsaw',
  'circular-saw',
  'laser-level',
])

/** A packing: its shapes (with `$inks`) and the position of the brand word. */
export interface Packing {
  readonly shapes: string
  readonly plate: Plate
}

/**
 * The case or carton of a thing.
 * @param thing shapes of the thing itself, printed on the front of the carton
 */
export function packingShapes(kind: DrawingKind, thing: string): Packing {
  return CASED.has(kind) ? CASE : carton(kind, thing)
}

const CASE: Packing = {
  plate: { x: 120, y: 112, width: 92, size: 20, on: 'rubber' },
  shapes: `
    <ellipse fill="$ink" fill-opacity=".09" cx="120" cy="206" rx="100" ry="5"/>
    <path fill="none" stroke="$rubber" stroke-width="11" d="M82 66V54a10 10 0 0 1 10-10h56a10 10 0 0 1 10 10v12"/>
    <path fill="none" stroke="$rubber-light" stroke-width="3" d="M92 41h56"/>
    <path fill="$body" d="M26 62h188a10 10 0 0 1 10 10v58H16V72a10 10 0 0 1 10-10z"/>
    <path fill="$body-light" d="M28 66h184a6 6 0 0 1 6 5H22a6 6 0 0 1 6-5z"/>
    <path fill="$body-shade" d="M16 130h208v64a10 10 0 0 1-10 10H26a10 10 0 0 1-10-10z"/>
    <path fill="$body-deep" d="M16 180h208v14a10 10 0 0 1-10 10H26a10 10 0 0 1-10-10z"/>
    <path fill="$body-shade" d="M32 78h4v46h-4zm8 0h4v46h-4zm156 0h4v46h-4zm8 0h4v46h-4z"/>
    <path fill="$body-deep" d="M32 140h4v34h-4zm8 0h4v34h-4zm156 0h4v34h-4zm8 0h4v34h-4z"/>
    <rect fill="$rubber" x="64" y="92" width="112" height="40" rx="6"/>
    <path fill="$rubber-dark" d="M16 128h208v5H16z"/>
    <path fill="$metal-dark" d="M60 122h24v34H60zm96 0h24v34h-24z"/>
    <path fill="$metal" d="M60 122h24v22H60zm96 0h24v22h-24z"/>
    <path fill="$metal-light" d="M60 122h24v6H60zm96 0h24v6h-24z"/>
    <path fill="$rubber" d="M30 204h26v6H30zm154 0h26v6h-26z"/>
  `,
}

/** Area of the carton's front where the thing is printed: left, top, side. */
const PRINT = { x: 44, y: 118, side: 84 }

function carton(kind: DrawingKind, thing: string): Packing {
  const [left, top, right, bottom] = DRAWING_BOUNDS[kind]
  const scale = Math.min(PRINT.side / (right - left), PRINT.side / (bottom - top), 0.5)
  const x = PRINT.x + PRINT.side / 2 - ((left + right) / 2) * scale
  const y = PRINT.y + PRINT.side / 2 - ((top + bottom) / 2) * scale
  return {
    plate: { x: 101, y: 92, width: 116, size: 22, on: 'body' },
    shapes: `
      <ellipse fill="$ink" fill-opacity=".09" cx="124" cy="216" rx="96" ry="5"/>
      <path fill="$board" d="M30 66h142v148H30z"/>
      <path fill="$board-dark" d="m172 66 42-20v146l-42 22z"/>
      <path fill="$board-light" d="m30 66 44-20h140l-42 20z"/>
      <path fill="$board" d="m98 66 44-20h14l-44 20z"/>
      <path fill="$body" d="M30 76h142v32H30z"/>
      <path fill="$body-light" d="M30 76h142v4H30z"/>
      <path fill="$body-shade" d="m172 76 42-20v32l-42 20z"/>
      <path fill="$board-dark" d="M98 66h14v10H98z"/>
      <path fill="$white" d="M38 112h96v96H38z" opacity=".55"/>
      <path fill="none" stroke="$rubber" stroke-width="3" opacity=".35" d="M144 122h20M144 132h20M144 142h14"/>
      <path fill="none" stroke="$rubber" stroke-width="2" opacity=".6" d="M146 186v20m4-20v20m6-20v20m3-20v20m5-20v20"/>
      <path fill="none" stroke="$rubber" stroke-width="2.5" opacity=".4" d="m186 176 0-22m-4 8 4-8 4 6m8 10v-22m-4 8 4-8 4 6"/>
      <g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})">${thing}</g>
    `,
  }
}
