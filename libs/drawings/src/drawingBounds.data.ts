import type { DrawingKind } from './drawingKinds.data.ts'

// Written by tools/images/src/refresh.ts; do not edit by hand.

/** What a drawing covers of its 240×240 field, without the shadow: left, top, right, bottom. */
export const DRAWING_BOUNDS: Readonly<Record<DrawingKind, readonly [number, number, number, number]>> = {
  drill: [3, 58, 210, 219],
  'impact-driver': [23, 58, 198, 219],
  'rotary-hammer': [0, 60, 232, 214.3],
  grinder: [16, 34, 240, 196],
  jigsaw: [28, 54, 214, 218],
  'circular-saw': [22, 60, 229, 203.8],
  tape: [12, 40, 216, 208],
  'laser-level': [14, 12, 228, 220],
  'drill-bits': [26, 44, 214, 218],
  toolbox: [22, 57, 218, 206],
  screws: [19.3, 44, 232.5, 218.8],
  paint: [44, 16, 196, 220],
  ladder: [31, 20, 217, 226],
  mower: [20, 31.5, 232, 220],
  'cord-reel': [37, 29.5, 203, 226],
  generator: [23.5, 49.5, 216.5, 224],
  welder: [13.8, 35.5, 200, 217],
  'drill-press': [52, 30, 202, 224],
  gloves: [12.8, 33.5, 222.8, 217.3],
  helmet: [14, 52.5, 230, 188],
  faucet: [28, 41, 216, 216],
  battery: [30, 42.5, 210, 210],
}
