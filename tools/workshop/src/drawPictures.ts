import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DRAWINGS_VERSION, PICTURE_SIZES, VIEWS, pixelsOf, type Subject } from '@verstak/drawings'
import { renderDrawing } from '@verstak/drawings/renderDrawing'
import sharp from 'sharp'

/** Pictures for stories: a drill from all sides, and other products for lists. */
const SUBJECTS: readonly Subject[] = [
  ...VIEWS.map((view): Subject => ({ drawing: 'drill', livery: 'bosch', view })),
  ...(['rotary-hammer', 'grinder', 'jigsaw', 'circular-saw', 'laser-level', 'paint', 'ladder', 'toolbox'] as const).map(
    (drawing): Subject => ({ drawing, livery: 'bosch', view: 'main' }),
  ),
]

/**
 * Draws the pictures of the stories as files under the addresses of the store, `/v1/drill/bosch/main/228.avif`, in the
 * cache folder of node_modules.
 * @returns the folder to serve at `/pictures`
 */
export async function drawPictures(workspace: string): Promise<string> {
  const folder = join(workspace, 'node_modules/.cache/verstak-workshop', DRAWINGS_VERSION)
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  for (const subject of SUBJECTS) await drawSubject(subject, draft)
  // Another build may have created it first.
  if (existsSync(folder)) rmSync(draft, { recursive: true })
  else renameSync(draft, folder)
  return folder
}

async function drawSubject(subject: Subject, folder: string): Promise<void> {
  const target = join(folder, 'v1', subject.drawing, subject.livery, subject.view)
  mkdirSync(target, { recursive: true })
  await Promise.all(
    PICTURE_SIZES.map(async (size) => {
      const picture = sharp(Buffer.from(renderDrawing(subject, pixelsOf(size))))
      const avif = await picture.clone().avif({ quality: 60, effort: 0 }).toBuffer()
      const webp = await picture.clone().webp({ quality: 82, effort: 0 }).toBuffer()
      writeFileSync(join(target, `${size}.avif`), avif)
      writeFileSync(join(target, `${size}.webp`), webp)
    }),
  )
}
