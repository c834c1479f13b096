import { DRAWING_KINDS } from '@verstak/drawings'
import { renderDrawing } from '@verstak/drawings/renderDrawing'
import sharp from 'sharp'
import { writeDataFile } from './writeDataFile.ts'

/** Pixels per unit of the drawings' field while measuring. */
const FINENESS = 4
const FIELD = 240
/** The ground shadow is 9 % opaque and the laser's far beams 35 %; neither belongs to the thing. */
const OPAQUE = 100

// Measures what each drawing covers of its field.
const rows: string[] = []
for (const drawing of DRAWING_KINDS) {
  const svg = renderDrawing({ drawing, livery: 'plain-steel', view: 'main' })
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * FINENESS })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  rows.push(`'${drawing}': [${measure(data, info.width, info.height).join(', ')}],`)
}

await writeDataFile(
  'drawingBounds.data.ts',
  `import type { DrawingKind } from './drawingKinds.data.ts'

// Written by tools/images/src/refresh.ts; do not edit by hand.

/** What a drawing covers of its 240×240 field, without the shadow: left, top, right, bottom. */
export const DRAWING_BOUNDS: Readonly<Record<DrawingKind, readonly [number, number, number, number]>> = {
${rows.join('\n')}
}
`,
)

function measure(alpha: Buffer, width: number, height: number): number[] {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((alpha[y * width + x] ?? 0) < OPAQUE) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  }
  const unit = width / FIELD
  return [left, top, right, bottom].map((value) => Math.round((value / unit) * 10) / 10)
}
