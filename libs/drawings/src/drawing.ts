/** Position of the brand word, in units of the 240×240 field. */
export interface Plate {
  /** Centre of the word. */
  readonly x: number
  readonly y: number
  /** Maximum width of the word; longer words get smaller letters. */
  readonly width: number
  /** Maximum font size; 13 by default. */
  readonly size?: number
  /** Background of the word; decides between white and dark letters. */
  readonly on: 'rubber' | 'body' | 'body-shade' | 'board' | 'white'
  /** Degrees, clockwise around the centre. */
  readonly turn?: number
}

/**
 * One parametric drawing: a 240×240 field, light from the top left, working end to the left, no outline, no gradient.
 * Colours are names from `inks.ts` with a dollar sign: `fill="$body-shade"`, `stroke="$rubber"`.
 */
export interface Drawing {
  /** SVG elements, one per line. */
  readonly shapes: string
  /** Ellipse on the ground; `cy` is 222 by default. */
  readonly shadow: { readonly cx: number; readonly rx: number; readonly cy?: number }
  /** Absent when there is no brand word. */
  readonly plate?: Plate
  /** Crop of the detail view: centre and side of a square. */
  readonly detail: { readonly cx: number; readonly cy: number; readonly side: number }
}
