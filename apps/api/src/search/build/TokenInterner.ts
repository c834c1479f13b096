/** Numbers the pieces of texts from 0 on, so that what is known of one is found without making a string of it. */
export class TokenInterner {
  /** By hash, the number of a piece + 1; 0 = none. A power of two long, and never more than half full. */
  #slots = new Int32Array(1 << 9)
  #hashes = new Int32Array(1 << 8)
  /** By piece, where its characters end. */
  #ends = new Int32Array(1 << 8)
  #characters = new Uint16Array(1 << 12)
  #size = 0

  get size(): number {
    return this.#size
  }

  /**
   * A piece that was not known gets the next number.
   * @param text its characters
   */
  numberOf(text: Uint16Array, from: number, to: number): number {
    let hash = to - from
    for (let at = from; at < to; at++) hash = (Math.imul(hash, 0x01000193) ^ text[at]!) | 0
    hash ^= hash >>> 15
    const slots = this.#slots
    const mask = slots.length - 1
    let slot = hash & mask
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const piece = slots[slot]! - 1
      if (this.#hashes[piece] === hash && this.#isSame(piece, text, from, to)) return piece
    }
    slots[slot] = this.#size + 1
    return this.#add(hash, text, from, to)
  }

  #isSame(piece: number, text: Uint16Array, from: number, to: number): boolean {
    const characters = this.#characters
    const start = this.#startOf(piece)
    if (this.#ends[piece]! - start !== to - from) return false
    for (let at = from; at < to; at++) if (characters[start + at - from] !== text[at]!) return false
    return true
  }

  #add(hash: number, text: Uint16Array, from: number, to: number): number {
    const piece = this.#size
    const start = this.#startOf(piece)
    if (piece === this.#hashes.length) {
      this.#hashes = longer(this.#hashes, new Int32Array(2 * piece))
      this.#ends = longer(this.#ends, new Int32Array(2 * piece))
    }
    const end = start + to - from
    if (end > this.#characters.length) this.#characters = longer(this.#characters, new Uint16Array(2 * end))
    this.#characters.set(text.subarray(from, to), start)
    this.#hashes[piece] = hash
    this.#ends[piece] = end
    this.#size += 1
    if (2 * this.#size > this.#slots.length) this.#makeSlots(2 * this.#slots.length)
    return piece
  }

  #makeSlots(count: number): void {
    const slots = new Int32Array(count)
    for (let piece = 0; piece < this.#size; piece++) {
      let slot = this.#hashes[piece]! & (count - 1)
      while (slots[slot] !== 0) slot = (slot + 1) & (count - 1)
      slots[slot] = piece + 1
    }
    this.#slots = slots
  }

  #startOf(piece: number): number {
    return piece === 0 ? 0 : this.#ends[piece - 1]!
  }
}

function longer<List extends Int32Array | Uint16Array>(list: List, room: List): List {
  room.set(list)
  return room
}
