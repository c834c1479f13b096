import { deepFreeze } from '@verstak/api-client/deepFreeze'
import { LRUCache } from 'lru-cache'

/** Reads the JSON of an answer to a path. */
export type ReadJson = (path: string, bytes: Buffer) => unknown

/** Size limit of the cached text; parsed objects take about five times as much memory. */
const MAX_BYTES = 4 * 2 ** 20

export const readJsonAnew: ReadJson = (_path, bytes) => JSON.parse(bytes.toString()) as unknown

/**
 * Parses answers. From the third identical answer on, it returns the same frozen object as for the second one, so that
 * its validated form and its text in a page are already cached. Each answer is still requested from the API; the first
 * one is not shared between pages.
 *
 * @param onRead called before each answer is read
 */
export function createJsonReader(onRead: () => void = () => undefined): ReadJson {
  const last = new LRUCache<string, { bytes: Buffer; value?: unknown }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, path) => bytes.length + path.length,
  })
  return (path, bytes) => {
    onRead()
    const known = last.get(path)
    if (!known?.bytes.equals(bytes)) {
      const value = readJsonAnew(path, bytes)
      last.set(path, { bytes })
      return value
    }
    known.value ??= deepFreeze(readJsonAnew(path, bytes))
    return known.value
  }
}
