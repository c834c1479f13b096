import type { PostingLists } from './TextData.ts'

/** An array that other threads can read. */
export function sharedInt32(length: number): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT))
}

/** Collects pairs of key and value, then groups them by key; tens of millions are cheap. */
export class PostingsBuilder {
  #keys: Int32Array = new Int32Array(1024)
  #values: Int32Array = new Int32Array(1024)
  size = 0

  add(key: number, value: number): void {
    if (this.size === this.#keys.length) {
      this.#keys = grown(this.#keys)
      this.#values = grown(this.#values)
    }
    this.#keys[this.size] = key
    this.#values[this.size] = value
    this.size += 1
  }

  /** The values of each key 0 … `keys` − 1, in the order in which they were added. */
  toPostings(keys: number): PostingLists {
    const start = sharedInt32(keys + 1)
    for (let i = 0; i < this.size; i++) start[this.#keys[i]! + 1]! += 1
    for (let key = 0; key < keys; key++) start[key + 1]! += start[key]!
    const items = sharedInt32(this.size)
    const next = start.slice()
    for (let i = 0; i < this.size; i++) items[next[this.#keys[i]!]!++] = this.#values[i]!
    return { start, items }
  }
}

function grown(array: Int32Array): Int32Array {
  const larger = new Int32Array(array.length * 2)
  larger.set(array)
  return larger
}
