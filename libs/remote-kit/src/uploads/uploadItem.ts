import {
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  MAX_VIDEO_BYTES,
  VIDEO_TYPES,
  type Upload,
  type UploadKey,
} from '@verstak/contracts/upload'
import { uploadTexts as texts } from './uploads.texts.ts'
import type { UploadRules } from './UploadRules.ts'

/** A photo or video of the form, from the choice of its file to the end of its upload. */
export interface UploadItem {
  /** Unique in the form. */
  id: string
  kind: 'image' | 'video' | 'document'
  name: string
  /** Bytes. */
  size: number
  /** Bytes that the server has. */
  offset: number
  /** Its name at the server, once it has one. */
  key: UploadKey | null
  /** Picture of a video that the browser has drawn. */
  poster: UploadKey | null
  /**
   * `waiting` for those before it; `paused` by the visitor; `lost` without a connection; `gone`: begun before the page
   * was loaded, its file must be chosen again.
   */
  state: 'waiting' | 'sending' | 'paused' | 'lost' | 'gone' | 'ready' | 'refused'
  /** Russian sentence of a refused one, and of a lost one whose reason is known. */
  refusal: string
  /** Address of its thumbnail, '' before. */
  preview: string
  /** Of a picture that is ready, px. */
  width?: number | undefined
  height?: number | undefined
}

/** Why a file cannot be sent; undefined when it can. */
export function faultOfFile(
  { type, size }: Pick<File, 'type' | 'size'>,
  { kinds, words }: Pick<UploadRules, 'kinds' | 'words'>,
): string | undefined {
  const kind = kindOfFile({ type })
  if (!kind || !kinds.includes(kind)) return words.wrongKind
  if (size === 0) return texts.empty
  if (kind === 'image' && size > MAX_IMAGE_BYTES) return texts.largeImage
  if (kind === 'document' && size > MAX_IMAGE_BYTES) return texts.largeDocument
  if (kind === 'video' && size > MAX_VIDEO_BYTES) return texts.largeVideo
  return undefined
}

/** Kind of a file by what the browser says of it; the server looks into it. */
export function kindOfFile({ type }: Pick<File, 'type'>): UploadItem['kind'] | undefined {
  if ((IMAGE_TYPES as readonly string[]).includes(type)) return 'image'
  if ((VIDEO_TYPES as readonly string[]).includes(type)) return 'video'
  if (type === 'application/pdf') return 'document'
  return undefined
}

/** The item after what the server says of its upload. */
export function afterAnswer(item: UploadItem, upload: Upload): UploadItem {
  const { offset, state, refusal, preview, width, height } = upload
  if (state === 'refused') return { ...item, offset, state: 'refused', refusal: refusal || texts.refused }
  if (state === 'ready') return { ...item, offset: item.size, state: 'ready', preview, width, height }
  return { ...item, offset }
}

/** Whole percent of an item that the server has. */
export const percentOf = ({ offset, size }: UploadItem) => Math.floor((offset / Math.max(size, 1)) * 100)
