/** How slides lie in their track; all px. */
export interface SlideLayout {
  scrollLeft: number
  /** Width of the track that is seen. */
  width: number
  /** From the start of one slide to the start of the next. */
  stride: number
  /** Between two slides. */
  gap: number
  count: number
}

/** Which slides are seen. */
export interface SlidePosition {
  /** Index of the first one. */
  current: number
  /** How many at once, 1 or more. */
  shown: number
}

/** Which slides are seen; fractions of a pixel, which zoomed pages leave over, are not minded. */
export function positionOf({ scrollLeft, width, stride, gap, count }: SlideLayout): SlidePosition {
  if (stride <= 0 || count === 0) return { current: 0, shown: Math.max(count, 1) }
  const shown = Math.max(1, Math.min(count, Math.floor((width + gap + 1) / stride)))
  const last = Math.max(count - shown, 0)
  return { current: Math.min(Math.max(Math.round(scrollLeft / stride), 0), last), shown }
}

/** Slide that is nearest after a drag: one that was pulled by a third of its width already counts. */
export function slideAfterDrag({ scrollLeft, stride }: SlideLayout, draggedBy: number): number {
  if (stride <= 0) return 0
  const ahead = draggedBy < 0 ? 1 / 6 : -1 / 6
  return Math.max(0, Math.round(scrollLeft / stride + ahead))
}

/** At most so many bars tell the place among slides. Source: the specification. */
const MAX_BARS = 5

/** Slides that the bars of a carousel stand for: all of them, or five at even distances. */
export function barsOf(count: number): number[] {
  const bars = Math.min(count, MAX_BARS)
  return Array.from({ length: bars }, (_, bar) => (bars === 1 ? 0 : Math.round((bar * (count - 1)) / (bars - 1))))
}

/** Which of the bars is nearest to a slide. */
export function currentBar(bars: readonly number[], current: number): number {
  const distances = bars.map((slide) => Math.abs(slide - current))
  return distances.indexOf(Math.min(...distances))
}
