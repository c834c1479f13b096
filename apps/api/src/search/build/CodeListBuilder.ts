import { codeKeyOf } from '@verstak/search-text/tokenise'
import { sharedInt32 } from './PostingsBuilder.ts'
import type { TextColumns } from './TextData.ts'

/** Up to this many keys are sorted by insertion. */
const INSERTION_SORT_MAX = 8
/** Position of the low and the high half of a 64-bit number: depends on the byte order of the machine. */
const LOW = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1 ? 0 : 1
const HIGH = 1 - LOW
/** Indexes of this many bits leave room for a fifth byte of the key in 64 bits. */
const NARROW_BITS = 24

/** Keys being sorted: each number holds bytes of the key above the index of the key (`mask` selects the index in the low half). */
interface SortedKeys {
  numbers: BigUint64Array
  halves: Uint32Array
  mask: number
}

/** Where a product's SKU starts, where it ends, and where the article behind it ends. */
interface OwnCodes {
  start: number
  skuEnd: number
  articleEnd: number
}

/** Collects code keys with their rows and sorts them once. Works on bytes, because a million products have three million codes. */
export class CodeListBuilder {
  readonly #mostNarrow: number
  #bytes = Buffer.allocUnsafe(1 << 12)
  #ends = new Int32Array(1 << 10)
  #rows = new Int32Array(1 << 10)
  #size = 0

  /** @param mostNarrow with more keys, four bytes instead of five are compared at once; at most 2^24 */
  constructor(mostNarrow = 1 << NARROW_BITS) {
    this.#mostNarrow = mostNarrow
  }

  add(key: string, row: number): void {
    const start = this.#startOf(this.#size)
    // A UTF-16 code unit takes three bytes at most.
    this.#ensureCapacity(start + key.length * 3)
    this.#append(start + write(key, this.#bytes, start), row)
  }

  /** The keys of a product's SKU and article, which stand one behind the other in UTF-8. Empty and repeated keys are skipped. */
  addOwn(texts: Uint8Array, { start, skuEnd, articleEnd }: OwnCodes, row: number): void {
    const from = this.#startOf(this.#size)
    const sku = this.#writeKey(texts, start, skuEnd, from)
    if (sku > from) this.#append(sku, row)
    const article = this.#writeKey(texts, skuEnd, articleEnd, sku)
    if (article === sku) return
    const isSame = article - sku === sku - from && this.#bytes.compare(this.#bytes, from, sku, sku, article) === 0
    if (!isSame) this.#append(article, row)
  }

  /** Writes the same key as `codeKeyOf`. @returns where it ends */
  #writeKey(texts: Uint8Array, from: number, to: number, start: number): number {
    this.#ensureCapacity(start + to - from)
    const bytes = this.#bytes
    let end = start
    for (let at = from; at < to; at++) {
      const code = texts[at]!
      if (code >= 0x80) {
        const key = codeKeyOf(Buffer.from(texts.subarray(from, to)).toString())
        this.#ensureCapacity(start + key.length * 3)
        return start + write(key, this.#bytes, start)
      }
      const small = code >= 0x41 && code <= 0x5a ? code | 0x20 : code
      if ((small >= 0x61 && small <= 0x7a) || (small >= 0x30 && small <= 0x39)) bytes[end++] = small
    }
    return end
  }

  #ensureCapacity(end: number): void {
    if (end > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], end * 2)
    if (this.#size + 2 <= this.#ends.length) return
    this.#ends = twiceAsLong(this.#ends)
    this.#rows = twiceAsLong(this.#rows)
  }

  /** Appends the key whose bytes were just written. */
  #append(end: number, row: number): void {
    this.#rows[this.#size] = row
    this.#ends[this.#size] = end
    this.#size += 1
  }

  /** Sorts the keys. Equal ones stay in the order in which they were added. */
  finish(): Pick<TextColumns, 'codeBytes' | 'codeStart' | 'codeRows'> {
    const order = this.#sorted()
    const [bytes, ends, rows] = [this.#bytes, this.#ends, this.#rows]
    const codeStart = sharedInt32(this.#size + 1)
    const codeRows = sharedInt32(this.#size)
    const codeBytes = new Uint8Array(new SharedArrayBuffer(this.#startOf(this.#size)))
    let end = 0
    for (let place = 0; place < order.length; place++) {
      const at = order[place]!
      const last = ends[at]!
      for (let byte = at === 0 ? 0 : ends[at - 1]!; byte < last; byte++) codeBytes[end++] = bytes[byte]!
      codeStart[place + 1] = end
      codeRows[place] = rows[at]!
    }
    return { codeBytes, codeStart, codeRows }
  }

  #startOf(at: number): number {
    return at === 0 ? 0 : this.#ends[at - 1]!
  }

  #sorted(): Uint32Array {
    // Index of a key with its next bytes above it: sorting numbers is many times faster than sorting with a comparison function.
    const numbers = new BigUint64Array(this.#size)
    const halves = new Uint32Array(numbers.buffer)
    for (let at = 0; at < this.#size; at++) halves[2 * at + LOW] = at
    const mask = this.#size <= this.#mostNarrow ? (1 << NARROW_BITS) - 1 : -1
    this.#sort({ numbers, halves, mask }, 0, this.#size, 0)
    const order = new Uint32Array(this.#size)
    for (let place = 0; place < order.length; place++) order[place] = halves[2 * place + LOW]! & mask
    return order
  }

  /** Radix sort of keys that are equal up to byte `depth`; expects them in the order in which they were added. */
  #sort(keys: SortedKeys, from: number, to: number, depth: number): void {
    if (to - from <= INSERTION_SORT_MAX) return this.#insertionSort(keys, from, to, depth)
    this.#setBytes(keys, from, to, depth)
    const { numbers, halves, mask } = keys
    numbers.subarray(from, to).sort()
    const isNarrow = mask !== -1
    const lastByte = isNarrow ? (low: number) => low >>> NARROW_BITS : (_: number, high: number) => high & 0xff
    let first = from
    for (let i = from + 1; i <= to; i++) {
      const [low, high] = [halves[2 * first + LOW]!, halves[2 * first + HIGH]!]
      if (i < to && halves[2 * i + HIGH] === high && ((halves[2 * i + LOW]! ^ low) & ~mask) === 0) continue
      // A last byte of zero means that the keys have ended: they are equal.
      if (i - first > 1 && lastByte(low, high) !== 0) this.#sort(keys, first, i, depth + (isNarrow ? 5 : 4))
      first = i
    }
  }

  /** Puts the bytes of each key from `depth` on above its index; a missing byte is zero. */
  #setBytes({ halves, mask }: SortedKeys, from: number, to: number, depth: number): void {
    const [bytes, ends] = [this.#bytes, this.#ends]
    for (let i = from; i < to; i++) {
      const at = (halves[2 * i + LOW]! & mask) >>> 0
      const start = (at === 0 ? 0 : ends[at - 1]!) + depth
      const left = ends[at]! - start
      let high = 0
      for (let byte = 0; byte < 4; byte++) high = (high << 8) | (byte < left ? bytes[start + byte]! : 0)
      halves[2 * i + HIGH] = high
      if (mask !== -1) halves[2 * i + LOW] = at | ((left > 4 ? bytes[start + 4]! : 0) << NARROW_BITS)
    }
  }

  #insertionSort({ halves, mask }: SortedKeys, from: number, to: number, depth: number): void {
    for (let i = from + 1; i < to; i++) {
      const at = halves[2 * i + LOW]!
      let place = i
      for (; place > from && this.#compare(halves[2 * place - 2 + LOW]! & mask, at & mask, depth) > 0; place--) {
        halves[2 * place + LOW] = halves[2 * place - 2 + LOW]!
      }
      halves[2 * place + LOW] = at
    }
  }

  /** Compares the bytes from `from` on. */
  #compare(a: number, b: number, from: number): number {
    const [bytes, ends] = [this.#bytes, this.#ends]
    const startOfA = a === 0 ? 0 : ends[a - 1]!
    const startOfB = b === 0 ? 0 : ends[b - 1]!
    const lengthOfA = ends[a]! - startOfA
    const lengthOfB = ends[b]! - startOfB
    const end = Math.min(lengthOfA, lengthOfB)
    for (let at = from; at < end; at++) {
      const difference = bytes[startOfA + at]! - bytes[startOfB + at]!
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
