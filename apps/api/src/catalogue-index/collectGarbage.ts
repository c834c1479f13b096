import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { IndexData } from './IndexData.ts'

/** A smaller index weighs less than the pause. */
const WORTH_FROM = 100_000

let collect: (() => void) | undefined

/**
 * To be called by each thread that held an index which was replaced. V8 counts no shared memory, so that it would keep the
 * hundreds of MB of a large one for minutes, and for good in a thread that makes little else.
 */
export function collectGarbage({ mainSize }: Pick<IndexData, 'mainSize'>): void {
  if (mainSize < WORTH_FROM) return
  setFlagsFromString('--expose-gc')
  collect ??= runInNewContext('gc') as () => void
  collect()
}
