/** Where the brand word stands, in units of the 240×240 field. */
export interface Plate {
  /** Middle of the word. */
  readonly x: number
  readonly y: number
  /** Widest that the word may become; longer words get smaller letters. */
  readonly width: number
  /** Tallest that the letters may become (font size); 13 unless told. */
  readonly size?: number
  /** What the word lies on: it takes white or dark letters from that. */
  readonly on: 'rubber' | 'body' | 'body-shade' | 'board' | 'white'
  /** Degrees, clockwise about the middle. */
  readonly turn?: number
}

/**
 * One parametric drawing: a 240×240 field, light from the top left, working end to the left, no outline, no gradient.
 * Colours are names from `inks.ts` with a dollar sign: `fill="$body-shade"`, `stroke="$rubber"`.
 */
export interface Drawing {
  /** SVG elements, one per line. */
  readonly shapes: string
  /** Ellipse on the ground; `cy` is 222 unless told. */
  readonly shadow: { readonly cx: number; readonly rx: number; readonly cy?: number }
  /** Absent when the thing carries no brand word. */
  readonly plate?: Plate
  /** What the detail view shows: middle and side of a square part of the field. */
  readonly detail: { readonly cx: number; readonly cy: number; readonly side: number }
}
