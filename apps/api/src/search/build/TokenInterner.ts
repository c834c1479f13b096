/** Gives each distinct token an id from 0 on, without creating strings (string interning over character arrays). */
export class TokenInterner {
  /** Hash table: id of a token + 1; 0 = free. Its length is a power of two; at most half is used. */
  #slots = new Int32Array(1 << 9)
  #hashes = new Int32Array(1 << 8)
  /** By id: where the characters of the token end. */
  #ends = new Int32Array(1 << 8)
  #characters = new Uint16Array(1 << 12)
  #size = 0

  get size(): number {
    return this.#size
  }

  /**
   * The id of a token; a new one gets the next id.
   * @param text its characters
   */
  idOf(text: Uint16Array, from: number, to: number): number {
    let hash = to - from
    for (let at = from; at < to; at++) hash = (Math.imul(hash, 0x01000193) ^ text[at]!) | 0
    hash ^= hash >>> 15
    const slots = this.#slots
    const mask = slots.length - 1
    let slot = hash & mask
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const id = slots[slot]! - 1
      if (this.#hashes[id] === hash && this.#isSame(id, text, from, to)) return id
    }
    slots[slot] = this.#size + 1
    return this.#add(hash, text, from, to)
  }

  #isSame(id: number, text: Uint16Array, from: number, to: number): boolean {
    const characters = this.#characters
    const start = this.#startOf(id)
    if (this.#ends[id]! - start !== to - from) return false
    for (let at = from; at < to; at++) if (characters[start + at - from] !== text[at]!) return false
    return true
  }

  #add(hash: number, text: Uint16Array, from: number, to: number): number {
    const id = this.#size
    const start = this.#startOf(id)
    if (id === this.#hashes.length) {
      this.#hashes = copiedInto(this.#hashes, new Int32Array(2 * id))
      this.#ends = copiedInto(this.#ends, new Int32Array(2 * id))
    }
    const end = start + to - from
    if (end > this.#characters.length) this.#characters = copiedInto(this.#characters, new Uint16Array(2 * end))
    this.#characters.set(text.subarray(from, to), start)
    this.#hashes[id] = hash
    this.#ends[id] = end
    this.#size += 1
    if (2 * this.#size > this.#slots.length) this.#rehash(2 * this.#slots.length)
    return id
  }

  #rehash(count: number): void {
    const slots = new Int32Array(count)
    for (let id = 0; id < this.#size; id++) {
      let slot = this.#hashes[id]! & (count - 1)
      while (slots[slot] !== 0) slot = (slot + 1) & (count - 1)
      slots[slot] = id + 1
    }
    this.#slots = slots
  }

  #startOf(id: number): number {
    return id === 0 ? 0 : this.#ends[id - 1]!
  }
}

function copiedInto<List extends Int32Array | Uint16Array>(list: List, room: List): List {
  room.set(list)
  return room
}
