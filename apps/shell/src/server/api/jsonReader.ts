import { deepFreeze } from '@verstak/api-client/deepFreeze'
import { LRUCache } from 'lru-cache'

/** Reads the JSON of an answer to a path. */
export type ReadJson = (path: string, bytes: Buffer) => unknown

/** As text; read, they weigh some five times as much. */
const MOST_BYTES = 4 * 2 ** 20

export const readJsonAnew: ReadJson = (_path, bytes) => JSON.parse(bytes.toString()) as unknown

/**
 * Reads answers. One that comes for the third time to the letter is the same frozen object as the second: what was made of it, its
 * checked form and its text in a page, is there already. Each answer is still asked for; what comes once belongs to its page alone.
 *
 * @param onRead called before each answer is read
 */
export function createJsonReader(onRead: () => void = () => undefined): ReadJson {
  const last = new LRUCache<string, { bytes: Buffer; value?: unknown }>({
    maxSize: MOST_BYTES,
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
