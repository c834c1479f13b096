import { UPLOAD_PART_PATH, type Upload, type UploadKey } from '@verstak/contracts/upload'

/** A part of a file, and who hears of it. */
export interface PartInput {
  key: UploadKey
  offset: number
  part: Blob
  signal: AbortSignal
  /** Bytes of this part that have left. */
  onProgress: (sent: number) => void
}

/** Sends a part of a file. By XMLHttpRequest, because `fetch` does not tell how much has left. @throws when it failed */
export function sendPart({ key, offset, part, signal, onProgress }: PartInput): Promise<Upload> {
  const query = new URLSearchParams({ guid: key.guid, key: key.key, offset: String(offset) })
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error(`Part at ${offset}: status ${request.status}`))
    request.open('POST', `${UPLOAD_PART_PATH}?${query}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.onload = () => (request.status === 200 ? resolve(request.response as Upload) : fail())
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(part)
  })
}
