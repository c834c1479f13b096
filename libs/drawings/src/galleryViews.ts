import type { DrawingKind } from './drawingKinds.data.ts'
import type { View } from './picture.ts'

/** Things that look the same from both sides, or whose other side is not informative. */
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

/** Packs and clothes, whose outer size is not informative, and the laser, whose beams extend beyond it. */
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

/** Things that are packs themselves, or are sold without one. */
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

/** Gallery views of a product with this drawing, in order; the first is always `main`. */
export function galleryViews(drawing: DrawingKind): View[] {
  return [
    'main',
    ...(SYMMETRIC.has(drawing) ? [] : (['reverse'] as const)),
    'detail',
    ...(UNMEASURED.has(drawing) ? [] : (['dimensions'] as const)),
    ...(UNPACKED.has(drawing) ? [] : (['packing'] as const)),
  ]
}
