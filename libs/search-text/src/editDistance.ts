const LONGEST = 63

/** Typing mistakes between two words; the number, or `most` + 1 when there are more or a word is longer than 63 letters. */
export type EditDistance = (a: string, b: string, most: number) => number

/**
 * Optimal string alignment: counts letters left out, inserted, replaced, and swapped neighbours. The returned function reuses
 * its three rows, because a search compares thousands of words.
 */
export function createEditDistance(): EditDistance {
  let beforeLast = new Uint8Array(LONGEST + 1)
  let last = new Uint8Array(LONGEST + 1)
  let row = new Uint8Array(LONGEST + 1)
  return (a, b, most) => {
    if (Math.abs(a.length - b.length) > most || a.length > LONGEST || b.length > LONGEST) return most + 1
    for (let j = 0; j <= b.length; j++) last[j] = j
    for (let i = 1; i <= a.length; i++) {
      row[0] = i
      let least = i
      const letter = a.charCodeAt(i - 1)
      for (let j = 1; j <= b.length; j++) {
        const other = b.charCodeAt(j - 1)
        let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (letter === other ? 0 : 1))
        if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
          cost = Math.min(cost, beforeLast[j - 2]! + 1)
        }
        row[j] = cost
        if (cost < least) least = cost
      }
      if (least > most) return most + 1
      ;[beforeLast, last, row] = [last, row, beforeLast]
    }
    return Math.min(last[b.length]!, most + 1)
  }
}
