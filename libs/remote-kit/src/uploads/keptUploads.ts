import { readDevice, writeDevice, forgetDevice } from '@verstak/device/deviceValue'
import type { UploadItem } from './uploadItem.ts'

/** As long as the server keeps an upload without a review. */
const DAYS = 7

const keyOf = (name: string) => ({ name, kind: 'texts', days: DAYS }) as const

/** Uploads of an unsent form that the device has; their files it has not. */
export function readKept(name: string | null): UploadItem[] {
  if (name === null) return []
  return Object.entries(readDevice(keyOf(name))).flatMap(([id, text]) => {
    const item = parse(text)
    return item ? [{ ...item, id }] : []
  })
}

/** Keeps what the server has begun to receive. */
export function writeKept(name: string | null, items: readonly UploadItem[]): void {
  if (name === null) return
  const kept = items.filter(({ key, state }) => key !== null && state !== 'refused')
  if (kept.length === 0) return forgetDevice(keyOf(name))
  writeDevice(keyOf(name), Object.fromEntries(kept.map((item) => [item.id, JSON.stringify(item)])))
}

/** Other code may have written the value. */
function parse(text: string): UploadItem | null {
  try {
    const item = JSON.parse(text) as UploadItem
    const isWhole = typeof item.name === 'string' && typeof item.key?.guid === 'string' && item.size > 0
    return isWhole ? { ...item, state: item.state === 'ready' ? 'ready' : 'gone' } : null
  } catch {
    return null
  }
}
