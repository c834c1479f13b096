import { LRUCache } from 'lru-cache'

/** Reads the JSON of an answer to a path. */
export type ReadJson = (path: string, bytes: Buffer) => unknown

/** As text; read, they weigh some five times as much. */
const MOST_BYTES = 4 * 2 ** 20

export const readJsonAnew: ReadJson = (_path, bytes) => JSON.parse(bytes.toString()) as unknown

/**
 * Reads answers; one that is to the letter what the last one of its path was is the same object, which nobody may change.
 * What was made of it is there already then: its checked form, its text in a page. Each answer is still asked for.
 */
export function createJsonReader(): ReadJson {
  const last = new LRUCache<string, { bytes: Buffer; value: unknown }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }, path) => bytes.length + path.length,
  })
  return (path, bytes) => {
    const known = last.get(path)
    if (known?.bytes.equals(bytes)) return known.value
    const value = readJsonAnew(path, bytes)
    last.set(path, { bytes, value })
    return value
  }
}
