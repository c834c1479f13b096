/** Layout of slides in their track; all px. */
export interface SlideLayout {
  scrollLeft: number
  /** Visible width of the track. */
  width: number
  /** From the start of one slide to the start of the next. */
  stride: number
  /** Between two slides. */
  gap: number
  count: number
}

/** Visible slides. */
export interface SlidePosition {
  /** Index of the first one. */
  current: number
  /** Number of visible slides, 1 or more. */
  shown: number
}

/** Computes the visible slides; tolerates subpixel offsets of zoomed pages. */
export function positionOf({ scrollLeft, width, stride, gap, count }: SlideLayout): SlidePosition {
  if (stride <= 0 || count === 0) return { current: 0, shown: Math.max(count, 1) }
  const shown = Math.max(1, Math.min(count, Math.floor((width + gap + 1) / stride)))
  const last = Math.max(count - shown, 0)
  return { current: Math.min(Math.max(Math.round(scrollLeft / stride), 0), last), shown }
}

/** Target slide after a drag: a drag of a third of a slide's width moves on. */
export function slideAfterDrag({ scrollLeft, stride }: SlideLayout, draggedBy: number): number {
  if (stride <= 0) return 0
  const ahead = draggedBy < 0 ? 1 / 6 : -1 / 6
  return Math.max(0, Math.round(scrollLeft / stride + ahead))
}

/** Maximum number of bars. Source: the specification. */
const MAX_BARS = 5

/** Slides represented by the bars: all of them, or five at equal distances. */
export function barsOf(count: number): number[] {
  const bars = Math.min(count, MAX_BARS)
  return Array.from({ length: bars }, (_, bar) => (bars === 1 ? 0 : Math.round((bar * (count - 1)) / (bars - 1))))
}

/** Which of the bars is nearest to a slide. */
export function currentBar(bars: readonly number[], current: number): number {
  const distances = bars.map((slide) => Math.abs(slide - current))
  return distances.indexOf(Math.min(...distances))
}
