import { readFileSync } from 'node:fs'
import { copyLine, type CopyChunk } from './copyRows.ts'
import {
  CARE_NOTE,
  certificateParagraphs,
  documentTexts,
  instructionParagraphs,
  VIDEO_CAPTIONS,
  VIDEO_SECONDS,
  VIDEO_TITLE,
} from './data/productPage.data.ts'
import { makePdf, type Paragraph } from './makePdf.ts'
import type { PlacedProduct } from './PlacedProduct.ts'
import { DEMO_SOURCE } from './demoSource.ts'
import { guidOf } from './productRows.ts'

/** Files have negative ids, like sales, but lower ones. */
const FILE_ID_BASE = -10_000_000
const FILE_IDS = { video: FILE_ID_BASE - 1, captions: FILE_ID_BASE - 2, note: FILE_ID_BASE - 3 }
/** One in so many tools has a video. */
const VIDEO_STEP = 5

/** Files, documents and videos of products; a file is written when the first product refers to it. */
export class PageRows {
  readonly #seed: number
  readonly #departments: ReadonlyMap<number, string>
  readonly #written = new Set<number>()
  #files: string[] = []
  #documents: string[] = []
  #videos: string[] = []

  /** @param departments names by id */
  constructor(seed: number, departments: ReadonlyMap<number, string>) {
    this.#seed = seed
    this.#departments = departments
  }

  add({ id, kind, category, drawn }: PlacedProduct): void {
    const { node, groupId } = category
    if (kind.isConsumable) {
      if (drawn.brand)
        this.#document(id, 'other', documentTexts.note, this.#file(FILE_IDS.note, 'text/plain', careNote))
      return
    }
    const instruction = () => pdfOf(documentTexts.instruction, instructionParagraphs(node.name))
    const manual = this.#file(FILE_ID_BASE - 100_000 - node.id, 'application/pdf', instruction)
    this.#document(id, 'instruction', documentTexts.instruction, manual)
    if (drawn.brand) {
      const department = this.#departments.get(groupId) ?? ''
      const certificate = () => pdfOf(documentTexts.certificate, certificateParagraphs(department))
      const file = this.#file(FILE_ID_BASE - 200_000 - groupId, 'application/pdf', certificate)
      this.#document(id, 'certificate', documentTexts.certificate, file)
    }
    if (id % VIDEO_STEP !== 1) return
    const video = this.#file(FILE_IDS.video, 'video/webm', () => readFileSync(VIDEO))
    const captions = this.#file(FILE_IDS.captions, 'text/vtt', () => Buffer.from(VIDEO_CAPTIONS))
    this.#videos.push(copyLine([id, video, VIDEO_TITLE, VIDEO_SECONDS, captions]))
  }

  /** New rows since the last call, in an order that satisfies the foreign keys. */
  *takeChunks(): Generator<CopyChunk> {
    const [files, documents, videos] = [this.#files, this.#documents, this.#videos]
    this.#files = []
    this.#documents = []
    this.#videos = []
    yield { table: 'shop_file', columns: ['guid', 'media_type', 'content', 'source'], lines: files }
    yield {
      table: 'product_document',
      columns: ['product_id', 'file_guid', 'kind', 'name', 'position'],
      lines: documents,
    }
    yield {
      table: 'product_video',
      columns: ['product_id', 'file_guid', 'title', 'duration', 'captions_guid'],
      lines: videos,
    }
  }

  #document(productId: number, kind: 'instruction' | 'certificate' | 'other', name: string, file: string): void {
    this.#documents.push(copyLine([productId, file, kind, name, kind === 'instruction' ? 0 : 1]))
  }

  #file(id: number, mediaType: string, content: () => Buffer): string {
    const guid = guidOf(this.#seed, id)
    if (this.#written.has(id)) return guid
    this.#written.add(id)
    this.#files.push(copyLine([guid, mediaType, `\\x${content().toString('hex')}`, DEMO_SOURCE]))
    return guid
  }
}

const VIDEO = new URL('files/check.webm', import.meta.url)

const pdfOf = (title: string, paragraphs: readonly Paragraph[]) => makePdf(title, paragraphs)

const careNote = () => Buffer.from(CARE_NOTE)
