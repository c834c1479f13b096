import { sharedInt32 } from './sharedArrays.ts'
import type { TextColumns } from './TextData.ts'

/** Keys of codes with their rows, to be sorted once. */
export class CodeBook {
  #keys: string[] = []
  #rows: number[] = []

  add(key: string, row: number): void {
    this.#keys.push(key)
    this.#rows.push(row)
  }

  finish(): Pick<TextColumns, 'codeBytes' | 'codeStart' | 'codeRows'> {
    const keys = this.#keys
    // Letters of the plane that keys use sort by their UTF-16 units as by their UTF-8 bytes.
    const order = Array.from(keys.keys()).sort((a, b) => (keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : a - b))
    const codeStart = sharedInt32(keys.length + 1)
    const codeRows = sharedInt32(keys.length)
    const encoder = new TextEncoder()
    const bytes = encoder.encode(order.map((at) => keys[at]).join(''))
    let end = 0
    for (const [place, at] of order.entries()) {
      end += Buffer.byteLength(keys[at]!)
      codeStart[place + 1] = end
      codeRows[place] = this.#rows[at]!
    }
    const codeBytes = new Uint8Array(new SharedArrayBuffer(bytes.length))
    codeBytes.set(bytes)
    return { codeBytes, codeStart, codeRows }
  }
}
