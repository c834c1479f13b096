import { DRAWING_BOUNDS } from './drawingBounds.data.ts'
import type { Drawing } from './drawing.ts'
import { inksFor, type Ink } from './inks.ts'
import { paintOf, type LiveryPaint } from './liveries.ts'
import { packingShapes } from './packing.ts'
import type { DrawingKind } from './drawingKinds.data.ts'
import { NO_PICTURE, type Subject, type View } from './picture.ts'
import { plateMarkup } from './plate.ts'
import { ALL_DRAWINGS } from './shapes/allDrawings.ts'
import { NO_PICTURE_SHAPES } from './shapes/noPicture.data.ts'

/** Side of the square field of every drawing. */
const FIELD = 240

/**
 * Draws a picture as a complete SVG document with a transparent background. Colours are literals in attributes and
 * words are outlines: no style element, class, font, script or reference, so that it renders under `default-src
 * 'none'`.
 * @param pixels width and height attributes; the picture is fitted into them, centred. 240×240 by default.
 */
export function renderDrawing(subject: Subject, pixels = { width: FIELD, height: FIELD }): string {
  const paint = paintOf(subject.livery)
  const inks = inksFor(paint.colour)
  const { shapes, viewBox }: Composition =
    subject.drawing === NO_PICTURE
      ? { shapes: NO_PICTURE_SHAPES }
      : COMPOSERS[subject.view](subject.drawing, paint, inks)
  const body = withLiteralColours(shapes, inks).replace(/\n\s*/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox ?? `0 0 ${FIELD} ${FIELD}`}" width="${pixels.width}" height="${pixels.height}">${body}</svg>`
}

interface Composition {
  shapes: string
  /** The whole field by default. */
  viewBox?: string
}

type Compose = (kind: DrawingKind, paint: LiveryPaint, inks: Record<Ink, string>) => Composition

const COMPOSERS: Record<View, Compose> = {
  main: (kind, paint, inks) => {
    const drawing = ALL_DRAWINGS[kind]
    return { shapes: shadowOf(drawing) + thing(drawing, paint, inks) }
  },

  reverse: (kind, paint, inks) => {
    const drawing = ALL_DRAWINGS[kind]
    const { plate } = drawing
    // The plate is drawn separately on the mirrored thing: a mirrored word would be unreadable.
    const turned = plate && { ...plate, x: FIELD - plate.x, turn: -(plate.turn ?? 0) }
    return {
      shapes: `<g transform="matrix(-1 0 0 1 ${FIELD} 0)">${shadowOf(drawing)}${drawing.shapes}</g>${turned ? plateMarkup(turned, paint.word, inks) : ''}`,
    }
  },

  detail: (kind, paint, inks) => {
    const drawing = ALL_DRAWINGS[kind]
    const { cx, cy, side } = drawing.detail
    return { shapes: thing(drawing, paint, inks), viewBox: `${cx - side / 2} ${cy - side / 2} ${side} ${side}` }
  },

  dimensions: (kind, paint, inks) => ({ shapes: dimensioned(kind, thing(ALL_DRAWINGS[kind], paint, inks)) }),

  packing: (kind, paint, inks) => {
    const packed = packingShapes(kind, thing(ALL_DRAWINGS[kind], paint, inks))
    return { shapes: packed.shapes + plateMarkup(packed.plate, paint.word, inks) }
  },
}

const thing = (drawing: Drawing, paint: LiveryPaint, inks: Record<Ink, string>) =>
  drawing.shapes + (drawing.plate ? plateMarkup(drawing.plate, paint.word, inks) : '')

function shadowOf({ shadow: { cx, rx, cy = 222 } }: Drawing): string {
  return `<ellipse fill="$ink" fill-opacity=".09" cx="${cx}" cy="${cy}" rx="${rx}" ry="5"/>`
}

/** The thing at the top right of the field, with a ruler under it and one to its left. */
function dimensioned(kind: DrawingKind, shapes: string): string {
  const [left, top, right, bottom] = DRAWING_BOUNDS[kind]
  const scale = Math.min(184 / (right - left), 184 / (bottom - top))
  const [width, height] = [(right - left) * scale, (bottom - top) * scale]
  const [x1, y2] = [tidy(136 - width / 2), 196]
  const [x2, y1] = [tidy(x1 + width), tidy(y2 - height)]
  const move = `translate(${tidy(x1 - left * scale)} ${tidy(y2 - bottom * scale)}) scale(${scale.toFixed(4)})`
  const across = ticks(x1, x2, (x, length) => `M${x} 220v${-length}`)
  const up = ticks(-y2, -y1, (y, length) => `M20 ${-y}h${length}`)
  return `<g transform="${move}">${shapes}</g>
    <path fill="none" stroke="$line" stroke-width=".75" opacity=".5" d="M${x1} ${y2 + 5}v23M${x2} ${y2 + 5}v23M${tidy(x1 - 5)} ${y1}H12M${tidy(x1 - 5)} ${y2}H12"/>
    <path fill="none" stroke="$line" d="M${x1} 220H${x2}M20 ${y1}V${y2}"/>
    <path fill="none" stroke="$line" stroke-width=".75" d="${across}${up}"/>`
}

/** Marks of a ruler from one end to the other: one every 4 units, a long one every 20. */
function ticks(from: number, to: number, mark: (place: number, length: number) => string): string {
  const count = Math.floor((to - from) / 4) + 1
  return Array.from({ length: count }, (_, index) => mark(tidy(from + index * 4), index % 5 === 0 ? 7 : 4)).join('')
}

const tidy = (value: number) => Math.round(value * 10) / 10

/** Replaces `$names` with literals. An unknown name is an error in the drawing. */
function withLiteralColours(shapes: string, inks: Record<Ink, string>): string {
  return shapes.replace(/"\$([a-z-]+)"/g, (_, name: string) => {
    const colour = inks[name as Ink]
    if (!colour) throw new Error(`A drawing uses the ink "${name}", which inks.ts does not have.`)
    return `"${colour}"`
  })
}
