import { DRAWING_BOUNDS } from './drawingBounds.data.ts'
import type { Drawing } from './drawing.ts'
import { inksFor, type Ink } from './inks.ts'
import { paintOf, type LiveryPaint } from './liveries.ts'
import { packingShapes } from './packing.ts'
import type { DrawingKind } from './drawingKinds.data.ts'
import type { Subject, View } from './picture.ts'
import { plateMarkup } from './plate.ts'
import { ALL_DRAWINGS } from './shapes/allDrawings.ts'

/** Side of the field on which every drawing stands. */
const FIELD = 240

/**
 * Draws a picture as a complete SVG document with a transparent ground. Colours are literals in attributes and words are
 * outlines: no style element, class, font, script or reference, so that it renders under `default-src 'none'`.
 * @param pixels width and height attributes; the picture is fitted into them, centred. 240×240 unless told.
 */
export function renderDrawing(subject: Subject, pixels = { width: FIELD, height: FIELD }): string {
  const paint = paintOf(subject.livery)
  const inks = inksFor(paint.colour)
  const { shapes, viewBox } = COMPOSERS[subject.view](subject.drawing, paint, inks)
  const body = withLiteralColours(shapes, inks).replace(/\n\s*/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox ?? `0 0 ${FIELD} ${FIELD}`}" width="${pixels.width}" height="${pixels.height}">${body}</svg>`
}

interface Composition {
  shapes: string
  /** The whole field unless told. */
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
    // The plate is set anew on the turned thing: a mirrored word would be unreadable.
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

/** Where the figures of width and height may be laid over the `dimensions` view, as shares of its side (middle of the text). */
export const DIMENSION_PLACES = {
  width: { x: 136 / FIELD, y: 222 / FIELD },
  height: { x: 18 / FIELD, y: 104 / FIELD },
} as const

/** The thing, scaled into the frame 180×176 whose middle is (136, 104), with a ruled line under it and one to its left. */
function dimensioned(kind: DrawingKind, shapes: string): string {
  const [left, top, right, bottom] = DRAWING_BOUNDS[kind]
  const scale = Math.min(180 / (right - left), 176 / (bottom - top))
  const halfWidth = ((right - left) / 2) * scale
  const halfHeight = ((bottom - top) / 2) * scale
  const [x1, x2, y1, y2] = [136 - halfWidth, 136 + halfWidth, 104 - halfHeight, 104 + halfHeight].map(tidy) as [
    number,
    number,
    number,
    number,
  ]
  const move = `translate(${tidy(136 - ((left + right) / 2) * scale)} ${tidy(104 - ((top + bottom) / 2) * scale)}) scale(${scale.toFixed(4)})`
  const guides = `M${x1} ${tidy(y2 + 4)}V228M${x2} ${tidy(y2 + 4)}V228M${tidy(x1 - 4)} ${y1}H12M${tidy(x1 - 4)} ${y2}H12`
  return `<g transform="${move}">${shapes}</g>
    <path fill="none" stroke="$line" stroke-width=".75" opacity=".55" d="${guides}"/>
    <path fill="none" stroke="$line" d="M${x1} 222H${x2}M18 ${y1}V${y2}"/>
    <path fill="$line" d="M${x1} 222l6-2.5v5zM${x2} 222l-6-2.5v5zM18 ${y1}l-2.5 6h5zM18 ${y2}l-2.5-6h5z"/>`
}

const tidy = (value: number) => Math.round(value * 10) / 10

/** Puts literals in place of `$names`. A name that does not exist is a mistake in the drawing. */
function withLiteralColours(shapes: string, inks: Record<Ink, string>): string {
  return shapes.replace(/"\$([a-z-]+)"/g, (_, name: string) => {
    const colour = inks[name as Ink]
    if (!colour) throw new Error(`A drawing uses the ink "${name}", which inks.ts does not have.`)
    return `"${colour}"`
  })
}
