import type { Plate } from './drawing.ts'
import { contrastOf, type Ink } from './inks.ts'
import { outlineOf, UNITS_PER_EM } from './letters.ts'

const DEFAULT_SIZE = 13
/** Half of the height of capitals, as a share of the font size. */
const HALF_CAPITAL = 0.35
/**
 * Minimum contrast of large bold letters is 3:1; white is preferred while it reaches this, because the drawings were
 * designed with white.
 */
const MIN_CONTRAST = 3

/**
 * The brand word on its plate, or a bar without a word.
 * @param inks colours of the drawing; the letters use the readable one
 */
export function plateMarkup(plate: Plate, word: string | undefined, inks: Record<Ink, string>): string {
  const { x, y, width, size = DEFAULT_SIZE, turn } = plate
  const colour = letterColour(plate.on, inks)
  const rotation = turn ? ` rotate(${turn})` : ''
  if (!word) {
    const height = size * 0.3
    const place = `x="${tidy(-width * 0.35)}" y="${tidy(-height / 2)}" width="${tidy(width * 0.7)}" height="${tidy(height)}"`
    return `<rect transform="translate(${x} ${y})${rotation}" ${place} fill="${colour}" opacity=".85"/>`
  }
  const outline = outlineOf(word)
  const fontSize = Math.min(size, (width * UNITS_PER_EM) / outline.width)
  const scale = fontSize / UNITS_PER_EM
  const shift = `translate(${tidy((-outline.width * scale) / 2)} ${tidy(fontSize * HALF_CAPITAL)})`
  return `<path transform="translate(${x} ${y})${rotation} ${shift} scale(${scale.toFixed(5)})" fill="${colour}" d="${outline.d}"/>`
}

function letterColour(on: Plate['on'], inks: Record<Ink, string>): string {
  if (on === 'rubber') return inks.white
  if (on === 'board' || on === 'white') return inks.rubber
  return contrastOf(inks.white, inks[on]) >= MIN_CONTRAST ? inks.white : inks['rubber-dark']
}

const tidy = (value: number) => Math.round(value * 100) / 100
