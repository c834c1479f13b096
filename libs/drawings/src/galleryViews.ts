import type { DrawingKind } from './drawingKinds.data.ts'
import type { View } from './picture.ts'

/** Things that look the same from both sides, or whose other side tells nothing. */
const SYMMETRIC: ReadonlySet<DrawingKind> = new Set<DrawingKind>([
  'paint',
  'sealant',
  'battery',
  'toolbox',
  'helmet',
  'drill-bits',
  'socket-set',
  'bulb',
  'circuit-breaker',
  'cord-reel',
  'radiator',
  'jacket',
  'pliers',
  'socket-outlet',
  'multimeter',
  'stabilizer',
  'panel-box',
  'floodlight',
  'boiler',
  'water-filter',
])

/** Packs and clothes, whose outer size says nothing, and the laser, whose beams are longer than itself. */
const UNMEASURED: ReadonlySet<DrawingKind> = new Set<DrawingKind>([
  'screws',
  'gloves',
  'boots',
  'jacket',
  'laser-level',
  'paint',
  'cable',
  'socket-set',
  'hose',
  'pipe',
])

/** Things that are a pack themselves, or hang in the shop without one. */
const UNPACKED: ReadonlySet<DrawingKind> = new Set<DrawingKind>([
  'screws',
  'paint',
  'sealant',
  'drill-bits',
  'socket-set',
  'toolbox',
  'gloves',
  'jacket',
  'cable',
  'ladder',
  'shovel',
  'screwdriver',
  'pliers',
  'hammer',
  'hand-saw',
  'spirit-level',
  'wrench',
  'hose',
  'pipe',
  'rake',
  'secateurs',
  'wheelbarrow',
])

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
