import { sharedInt32 } from './sharedArrays.ts'
import type { TextColumns } from './TextData.ts'

/** So few keys are compared one by one. */
const FEW = 8
/** Which half of a 64-bit number is which, on this machine. */
const LOW = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1 ? 0 : 1
const HIGH = 1 - LOW

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

  #sorted(): Uint32Array {
    // The number of a key with four of its bytes above it: numbers are sorted many times faster than by a comparison.
    const numbers = new BigUint64Array(this.#size)
    const halves = new Uint32Array(numbers.buffer)
    for (let at = 0; at < this.#size; at++) halves[2 * at + LOW] = at
    this.#sort(numbers, halves, 0, this.#size, 0)
    return Uint32Array.from({ length: this.#size }, (_, place) => halves[2 * place + LOW]!)
  }

  /** Sorts keys that are equal up to the byte `depth` and stand in the order in which they came. */
  #sort(numbers: BigUint64Array, halves: Uint32Array, from: number, to: number, depth: number): void {
    if (to - from <= FEW) return this.#sortFew(halves, from, to, depth)
    for (let i = from; i < to; i++) halves[2 * i + HIGH] = this.#bytesAt(halves[2 * i + LOW]!, depth)
    numbers.subarray(from, to).sort()
    let first = from
    for (let i = from + 1; i <= to; i++) {
      const bytes = halves[2 * first + HIGH]!
      if (i < to && halves[2 * i + HIGH] === bytes) continue
      // A last byte of zero is none: these keys are equal.
      if (i - first > 1 && (bytes & 0xff) !== 0) this.#sort(numbers, halves, first, i, depth + 4)
      first = i
    }
  }

  #sortFew(halves: Uint32Array, from: number, to: number, depth: number): void {
    for (let i = from + 1; i < to; i++) {
      const at = halves[2 * i + LOW]!
      let place = i
      for (; place > from && this.#compare(halves[2 * (place - 1) + LOW]!, at, depth) > 0; place--) {
        halves[2 * place + LOW] = halves[2 * (place - 1) + LOW]!
      }
      halves[2 * place + LOW] = at
    }
  }

  /** Four bytes of a key as a number; no byte counts as zero. */
  #bytesAt(at: number, depth: number): number {
    const end = this.#ends[at]!
    const start = this.#startOf(at) + depth
    let bytes = 0
    for (let byte = start; byte < start + 4; byte++) bytes = (bytes << 8) | (byte < end ? this.#bytes[byte]! : 0)
    return bytes
  }

  /** Compares the bytes from `from` on. */
  #compare(a: number, b: number, from: number): number {
    const [startOfA, startOfB] = [this.#startOf(a), this.#startOf(b)]
    const [lengthOfA, lengthOfB] = [this.#ends[a]! - startOfA, this.#ends[b]! - startOfB]
    const end = Math.min(lengthOfA, lengthOfB)
    for (let at = from; at < end; at++) {
      const difference = this.#bytes[startOfA + at]! - this.#bytes[startOfB + at]!
      if (difference !== 0) return difference
    }
    return lengthOfA - lengthOfB
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
