import { countBits, countBitsBetween, hasBit, type SortOrder } from '../columns.ts'

/** Which rows stand where in an order: a bit per rank. */
export interface RankBits {
  words: Int32Array
  order: SortOrder
  /** Rows of the order. */
  size: number
}

/**
 * Rows at places `offset` … `offset + limit − 1` of the marked ones. Skips by counting whole words, so that a late page costs
 * what the first does.
 */
export function selectByRank(marked: RankBits, isAscending: boolean, offset: number, limit: number): number[] {
  return isAscending ? walkUp(marked, 0, marked.size, offset, limit) : walkDown(marked, offset, limit)
}

function walkUp({ words, order, size }: RankBits, from: number, to: number, skip: number, limit: number): number[] {
  const rows: number[] = []
  const end = Math.min(to, size)
  let rank = from
  while (rank < end && rows.length < limit) {
    const shifted = words[rank >>> 5]! >>> (rank & 31)
    const rest = Math.min(32 - (rank & 31), end - rank)
    const word = rest === 32 ? shifted : shifted & ((1 << rest) - 1)
    const count = countBits(word)
    if (count <= skip) {
      skip -= count
      rank += rest
      continue
    }
    for (let left = word; left !== 0 && rows.length < limit; left &= left - 1) {
      if (skip > 0) skip -= 1
      else rows.push(order.rowByRank[rank + 31 - Math.clz32(left & -left)]!)
    }
    rank += rest
  }
  return rows
}

/** Best first: groups of equal keys from the last to the first, each from its lowest id up. */
function walkDown(marked: RankBits, offset: number, limit: number): number[] {
  const { words, order, size } = marked
  const rows: number[] = []
  let rank = rankFromTop(words, size, offset)
  if (rank < 0) return rows
  let [from, to] = groupAround(order, size, rank)
  // Of the offset, what lies in groups above is passed; the rest is skipped in this one.
  let skip = offset - countBitsBetween(words, to, size)
  while (rows.length < limit) {
    for (const row of walkUp(marked, from, to, skip, limit - rows.length)) rows.push(row)
    skip = 0
    rank = lastBitBefore(words, from)
    if (rank < 0) break
    ;[from, to] = groupAround(order, size, rank)
  }
  return rows
}

/** The rank that has just `offset` marked ones above it; −1 when there are not so many. */
function rankFromTop(words: Int32Array, size: number, offset: number): number {
  let skip = offset
  for (let i = (size - 1) >>> 5; i >= 0 && size > 0; i--) {
    let word = words[i]!
    const count = countBits(word)
    if (count <= skip) {
      skip -= count
      continue
    }
    for (; skip > 0; skip--) word ^= 1 << (31 - Math.clz32(word))
    return (i << 5) + 31 - Math.clz32(word)
  }
  return -1
}

/** First and last + 1 rank of the rows with the same key. */
function groupAround({ groupStarts }: SortOrder, size: number, rank: number): [from: number, to: number] {
  const from = hasBit(groupStarts, rank) ? rank : Math.max(0, lastBitBefore(groupStarts, rank))
  return [from, firstBitFrom(groupStarts, rank + 1, size)]
}

function lastBitBefore(words: Int32Array, end: number): number {
  if (end <= 0) return -1
  let i = (end - 1) >>> 5
  let word = words[i]! & (-1 >>> (31 - ((end - 1) & 31)))
  while (word === 0 && i > 0) word = words[--i]!
  return word === 0 ? -1 : (i << 5) + 31 - Math.clz32(word)
}

function firstBitFrom(words: Int32Array, from: number, size: number): number {
  if (from >= size) return size
  let i = from >>> 5
  const last = (size - 1) >>> 5
  let word = words[i]! & (-1 << (from & 31))
  while (word === 0 && i < last) word = words[++i]!
  return word === 0 ? size : Math.min(size, (i << 5) + 31 - Math.clz32(word & -word))
}
