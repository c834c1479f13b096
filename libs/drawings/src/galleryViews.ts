import type { DrawingKind } from './drawingKinds.data.ts'
import type { View } from './picture.ts'

/** Things that look the same from both sides, or whose other side tells nothing. */
const SYMMETRIC: ReadonlySet<DrawingKind> = new Set<DrawingKind>([
  'paint',
  'battery',
  'toolbox',
  'helmet',
  'drill-bits',
])

/** Sets and packs whose outer size says nothing, and the laser, whose beams are longer than itself. */
const UNMEASURED: ReadonlySet<DrawingKind> = new Set<DrawingKind>(['screws', 'gloves', 'laser-level', 'paint'])

/** Things that already are a pack. */
const UNPACKED: ReadonlySet<DrawingKind> = new Set<DrawingKind>(['screws', 'paint', 'drill-bits', 'toolbox', 'gloves'])

/** Views that a product of this drawing shows in its gallery, in order; the first is always `main`. */
export function galleryViews(drawing: DrawingKind): View[] {
  return [
    'main',
    ...(SYMMETRIC.has(drawing) ? [] : (['reverse'] as const)),
    'detail',
    ...(UNMEASURED.has(drawing) ? [] : (['dimensions'] as const)),
    ...(UNPACKED.has(drawing) ? [] : (['packing'] as const)),
  ]
}
