/** How a picture lies in its frame: enlarged `scale` times around the middle, moved by x and y px. */
export interface View {
  scale: number
  x: number
  y: number
}

/** A place in the frame, px from its middle. */
export interface Point {
  x: number
  y: number
}

/** Width and height of the frame, px. */
export interface Frame {
  width: number
  height: number
}

/** The whole picture. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 }

/** Files have no more detail. */
export const MAX_SCALE = 4

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** Limits the view: scale between 1 and the maximum, no gap at an edge. */
function within({ scale, x, y }: View, { width, height }: Frame): View {
  const large = clamp(scale, 1, MAX_SCALE)
  const roomX = (width * (large - 1)) / 2
  const roomY = (height * (large - 1)) / 2
  // `+ 0`: no minus zero.
  return { scale: large, x: clamp(x, -roomX, roomX) + 0, y: clamp(y, -roomY, roomY) + 0 }
}

/** Enlarged to a scale, with what is under the point staying there. */
export function zoomAt(view: View, point: Point, scale: number, frame: Frame): View {
  const ratio = clamp(scale, 1, MAX_SCALE) / view.scale
  return within(
    { scale: view.scale * ratio, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    frame,
  )
}

/** Moved by a distance, up to the edges of the picture. */
export function pan(view: View, by: Point, frame: Frame): View {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)
}

/** After two fingers have moved: what was between them stays between them. */
export function pinch(view: View, before: [Point, Point], after: [Point, Point], frame: Frame): View {
  const from = middle(before)
  const to = middle(after)
  const spread = distance(before)
  const scale = spread > 0 ? (view.scale * distance(after)) / spread : view.scale
  return pan(zoomAt(view, from, scale, frame), { x: to.x - from.x, y: to.y - from.y }, frame)
}

const middle = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

const distance = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y)
