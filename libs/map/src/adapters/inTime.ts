import { MapError } from '../MapError.ts'

/** How long a map is waited for, in ms (FAULT-012). */
export const MAP_WAIT_MS = 5000

/** The same promise, but for a `timeout` error when it takes longer than `limitMs`. */
export async function inTime<Value>(work: Promise<Value>, what: string, limitMs = MAP_WAIT_MS): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MapError('timeout', `${what} did not come within ${limitMs} ms.`)), limitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
