import type { TextColumns } from '../build/TextData.ts'

type CodeColumns = Pick<TextColumns, 'codeBytes' | 'codeStart' | 'codeRows'>

/** Codes from `from` (inclusive) to `to` (exclusive); the first `exact` of them equal the key. */
export interface CodeRange {
  from: number
  to: number
  exact: number
}

/** Finds the codes that begin with the key, by binary search. */
export function findCodes(columns: CodeColumns, key: string): CodeRange {
  const wanted = Buffer.from(key)
  const size = columns.codeRows.length
  const from = firstWhere(size, (place) => compare(columns, place, wanted) >= 0)
  const to = firstWhere(size, (place) => compare(columns, place, wanted) > 1)
  const exactEnd = firstWhere(size, (place) => compare(columns, place, wanted) > 0)
  return { from, to, exact: exactEnd - from }
}

/** −1 = the code sorts before the wanted key, 0 = equal, 1 = begins with it, 2 = sorts behind. */
function compare({ codeBytes, codeStart }: CodeColumns, place: number, wanted: Uint8Array): number {
  const start = codeStart[place]!
  const length = codeStart[place + 1]! - start
  for (let at = 0; at < wanted.length; at++) {
    if (at === length) return -1
    const difference = codeBytes[start + at]! - wanted[at]!
    if (difference !== 0) return difference < 0 ? -1 : 2
  }
  return length === wanted.length ? 0 : 1
}

function firstWhere(size: number, isBehind: (place: number) => boolean): number {
  let low = 0
  let high = size
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBehind(middle)) high = middle
    else low = middle + 1
  }
  return low
}
