import type { ApiCall } from '@verstak/api-client/call'
import type { EndpointBody } from '@verstak/contracts/endpoint'
import { getUpload, startUpload, type Upload, type UploadKey } from '@verstak/contracts/upload'
import { sendPart } from './sendPart.ts'

/** Tries of one part before the visitor is told. */
const TRIES = 4
const FIRST_PAUSE_MS = 500
const PART_BYTES = 1024 * 1024

/** Announces a file. @returns the name of its upload, and how long its parts are */
export type StartUpload = (
  file: { kind: 'image' | 'video' | 'poster' | 'document'; size: number },
  signal: AbortSignal,
) => Promise<UploadKey & { partSize: number }>

/** What is sent, and who hears of it. */
export interface FileInput {
  call: ApiCall
  /** By default `startUpload`. */
  start?: StartUpload | undefined
  file: Blob
  kind: 'image' | 'video' | 'poster' | 'document'
  /** See `startUpload`. */
  isPrivate?: boolean
  /** Upload to go on with; null for a new one. */
  key: UploadKey | null
  signal: AbortSignal
  /** Called with the name of the upload, then with the bytes that have arrived. */
  onKey: (key: UploadKey) => void
  onProgress: (offset: number) => void
}

/**
 * Sends a file in parts, from where the server has it; a part that fails is tried again from the server's offset.
 * @returns what the server says in the end @throws when the connection stays lost, or the upload was stopped
 */
export async function sendFile(input: FileInput): Promise<Upload> {
  const { call, file, kind, isPrivate = false, key, signal, onKey, onProgress } = input
  // Visitors send no documents: rules with documents have a start of their own.
  const startAsVisitor: StartUpload = (body) =>
    call(startUpload, { body: { ...body, isPrivate } as EndpointBody<typeof startUpload> }, { signal })
  const start = input.start ?? startAsVisitor
  let partSize = PART_BYTES
  let known: Upload | undefined
  let upload: UploadKey
  if (key) {
    upload = key
    known = await call(getUpload, { query: key }, { signal })
  } else {
    const started = await start({ kind, size: file.size }, signal)
    upload = { guid: started.guid, key: started.key }
    partSize = started.partSize
    onKey(upload)
  }
  let offset = known?.offset ?? 0
  let tries = 0
  while (known === undefined || known.state === 'receiving') {
    onProgress(offset)
    try {
      const from = offset
      known = await sendPart({
        key: upload,
        offset,
        part: file.slice(offset, offset + partSize),
        signal,
        onProgress: (sent) => onProgress(from + sent),
      })
      tries = 0
    } catch (error) {
      tries += 1
      if (signal.aborted || tries >= TRIES) throw error
      await pause(FIRST_PAUSE_MS * 2 ** tries)
      known = await call(getUpload, { query: upload }, { signal })
    }
    offset = known.offset
  }
  return known
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
