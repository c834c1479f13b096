import { sharedInt32 } from './sharedArrays.ts'
import type { TextColumns } from './TextData.ts'

/** Bytes by which all keys are sorted at once; those that share them are compared one by one. */
const PREFIX = 8
const DIGITS = 1 << 16

/** Keys of codes with their rows, to be sorted once: bytes and numbers, because a million products have three million. */
export class CodeBook {
  #bytes = Buffer.allocUnsafe(1 << 12)
  #ends = new Int32Array(1 << 10)
  #rows = new Int32Array(1 << 10)
  #size = 0

  add(key: string, row: number): void {
    const start = this.#size === 0 ? 0 : this.#ends[this.#size - 1]!
    // A letter takes three bytes at most.
    if (start + key.length * 3 > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], this.#bytes.length * 2)
    if (this.#size === this.#ends.length) {
      this.#ends = twiceAsLong(this.#ends)
      this.#rows = twiceAsLong(this.#rows)
    }
    this.#rows[this.#size] = row
    this.#ends[this.#size] = start + write(key, this.#bytes, start)
    this.#size += 1
  }

  /** Equal keys stay in the order in which they came. */
  finish(): Pick<TextColumns, 'codeBytes' | 'codeStart' | 'codeRows'> {
    const order = this.#sorted()
    const codeStart = sharedInt32(this.#size + 1)
    const codeRows = sharedInt32(this.#size)
    const codeBytes = new Uint8Array(new SharedArrayBuffer(this.#startOf(this.#size)))
    let end = 0
    for (let place = 0; place < order.length; place++) {
      const at = order[place]!
      for (let byte = this.#startOf(at); byte < this.#ends[at]!; byte++) codeBytes[end++] = this.#bytes[byte]!
      codeStart[place + 1] = end
      codeRows[place] = this.#rows[at]!
    }
    return { codeBytes, codeStart, codeRows }
  }

  #startOf(at: number): number {
    return at === 0 ? 0 : this.#ends[at - 1]!
  }

  #sorted(): Int32Array {
    let order = Int32Array.from({ length: this.#size }, (_, at) => at)
    for (let byte = PREFIX - 2; byte >= 0; byte -= 2) order = this.#sortedByDigit(order, byte)
    let from = 0
    for (let to = 1; to <= order.length; to++) {
      if (to < order.length && this.#compare(order[from]!, order[to]!, 0, PREFIX) === 0) continue
      if (to - from > 1) order.subarray(from, to).sort((a, b) => this.#compare(a, b, PREFIX, Infinity) || a - b)
      from = to
    }
    return order
  }

  /** Stable, by the two bytes from `byte` on; no byte counts as zero. */
  #sortedByDigit(order: Int32Array, byte: number): Int32Array<ArrayBuffer> {
    const starts = new Int32Array(DIGITS + 1)
    for (const at of order) starts[this.#digitOf(at, byte) + 1]! += 1
    for (let digit = 0; digit < DIGITS; digit++) starts[digit + 1]! += starts[digit]!
    const sorted = new Int32Array(order.length)
    for (const at of order) sorted[starts[this.#digitOf(at, byte)]!++] = at
    return sorted
  }

  #digitOf(at: number, byte: number): number {
    const place = this.#startOf(at) + byte
    const end = this.#ends[at]!
    if (place >= end) return 0
    return (this.#bytes[place]! << 8) | (place + 1 < end ? this.#bytes[place + 1]! : 0)
  }

  /** Compares the bytes from `from` up to, not with, `to`. */
  #compare(a: number, b: number, from: number, to: number): number {
    const [startOfA, startOfB] = [this.#startOf(a), this.#startOf(b)]
    const [lengthOfA, lengthOfB] = [this.#ends[a]! - startOfA, this.#ends[b]! - startOfB]
    const end = Math.min(lengthOfA, lengthOfB, to)
    for (let at = from; at < end; at++) {
      const difference = this.#bytes[startOfA + at]! - this.#bytes[startOfB + at]!
      if (difference !== 0) return difference
    }
    return Math.min(lengthOfA, to) - Math.min(lengthOfB, to)
  }
}

/** Writes the key in UTF-8. @returns the number of bytes */
function write(key: string, bytes: Buffer, start: number): number {
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at)
    if (code >= 128) return bytes.write(key, start)
    bytes[start + at] = code
  }
  return key.length
}

function twiceAsLong(list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(list.length * 2)
  longer.set(list)
  return longer
}
