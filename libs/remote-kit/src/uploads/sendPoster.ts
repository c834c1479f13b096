import type { ApiCall } from '@verstak/api-client/call'
import type { UploadKey } from '@verstak/contracts/upload'
import { drawPoster } from './drawPoster.ts'
import { sendFile } from './sendFile.ts'

/** Draws the picture of an uploaded video and uploads it; null when that is not possible. */
export async function sendPoster(
  call: ApiCall,
  address: string,
  signal: AbortSignal,
): Promise<{ key: UploadKey; preview: string } | null> {
  const file = await drawPoster(address)
  if (!file) return null
  const keys: UploadKey[] = []
  const upload = await sendFile({
    ...{ call, file, kind: 'poster' as const, key: null, signal },
    onKey: (key) => void keys.push(key),
    onProgress: () => undefined,
  }).catch(() => null)
  const [key] = keys
  return key && upload?.state === 'ready' ? { key, preview: upload.preview || upload.url } : null
}
