import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DRAWING_KINDS, VIEWS, type DrawingKind, type Livery, type View } from '@verstak/drawings'
import { renderDrawing } from '@verstak/drawings/renderDrawing'
import sharp, { type OverlayOptions } from 'sharp'

const SIZES = [36, 132, 400]
const GAP = 12
const COLUMNS: Record<number, number> = { 36: 12, 132: 8, 400: 3 }
/** One livery per drawing in turn, so that light, dark, warm and cold bodies all show up. */
const LIVERIES: readonly Livery[] = [
  'bosch',
  'makita',
  'dewalt',
  'zubr',
  'metabo',
  'interskol',
  'ryobi',
  'black-decker',
]

const folder = process.argv[2]
if (!folder) throw new Error('Tell the folder to write to: node tools/images/src/contactSheet.ts <folder> [drawing …]')
const asked = new Set(process.argv.slice(3))
const drawings = DRAWING_KINDS.filter((drawing) => asked.size === 0 || asked.has(drawing))

await mkdir(folder, { recursive: true })
for (const size of SIZES) {
  await writeSheet(
    `${size}.png`,
    size,
    COLUMNS[size] ?? 1,
    drawings.map((drawing) => drawn(drawing, 'main', size)),
  )
}
const views = drawings.flatMap((drawing) => VIEWS.map((view) => drawn(drawing, view, 132)))
await writeSheet('views.png', 132, VIEWS.length * 2, views)
await writeFile(join(folder, 'sheet.html'), page())
console.log(`${drawings.length} drawings: ${join(folder, '{36,132,400,views}.png')} and sheet.html`)

function drawn(drawing: DrawingKind, view: View, size: number): string {
  const livery = LIVERIES[DRAWING_KINDS.indexOf(drawing) % LIVERIES.length] ?? 'plain-steel'
  return renderDrawing({ drawing, livery, view }, { width: size, height: size })
}

async function writeSheet(name: string, size: number, columns: number, svgs: string[]): Promise<void> {
  const step = size + GAP
  const layers = svgs.map((svg, index): OverlayOptions => {
    const [left, top] = [GAP + (index % columns) * step, GAP + Math.floor(index / columns) * step]
    return { input: Buffer.from(svg), left, top }
  })
  const [width, height] = [GAP + columns * step, GAP + Math.ceil(svgs.length / columns) * step]
  await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(layers)
    .png()
    .toFile(join(folder ?? '.', name))
}

function page(): string {
  const figures = drawings.map(
    (drawing) =>
      `<figure>${SIZES.map((size) => drawn(drawing, 'main', size)).join('')}<figcaption>${drawing}</figcaption></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Drawings</title><style>figure{display:inline-flex;align-items:end}</style>${figures.join('')}`
}
