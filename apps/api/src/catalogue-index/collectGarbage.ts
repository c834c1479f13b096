import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { IndexData } from './IndexData.ts'

/** A smaller index is not worth the pause. */
const MIN_ROWS = 100_000

let collect: (() => void) | undefined

/**
 * Frees a replaced index; each thread that held it calls this. V8 does not count shared memory, so it would free the hundreds
 * of MB of a large index only after minutes, or never in a thread that allocates little else.
 */
export function collectGarbage({ mainSize }: Pick<IndexData, 'mainSize'>): void {
  if (mainSize < MIN_ROWS) return
  setFlagsFromString('--expose-gc')
  collect ??= runInNewContext('gc') as () => void
  collect()
}
