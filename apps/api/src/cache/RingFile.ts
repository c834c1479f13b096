import fs from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'

/** Of what is free on the disk: the rest is the database's. */
const SHARE_OF_FREE = 1 / 8
const RETRY_MS = 60_000

export interface RingFileOptions {
  /** Made when it is missing. */
  folder: string
  maxBytes: number
  onTrouble(text: string, error: Error): void
}

/**
 * Bytes that memory has no room for, in a file without a name: nobody else can open it, it ends with the process, and reading
 * from it takes 2 µs, since the system keeps what is read often. When it is full the oldest bytes are written over. A disk
 * that fails costs what was kept, nothing else.
 */
export class RingFile {
  readonly #options: RingFileOptions
  #file: number | null = null
  #size = 0
  /** Positions count all bytes that were ever written, so none comes twice. */
  #end = 0
  #oldest = 0
  #retryAt = 0

  constructor(options: RingFileOptions) {
    this.#options = options
  }

  /** What stands before this position is gone. */
  get oldest(): number {
    return this.#oldest
  }

  /** @returns where the parts stand, one after the other; null when they could not be kept */
  append(parts: readonly Uint8Array[]): number | null {
    const length = parts.reduce((sum, part) => sum + part.length, 0)
    if (!this.#open() || length > this.#size) return null
    const rest = this.#size - (this.#end % this.#size)
    const position = rest < length ? this.#end + rest : this.#end
    this.#end = position + length
    this.#oldest = Math.max(this.#oldest, this.#end - this.#size)
    const isWritten = this.#try((file) => fs.writevSync(file, parts, position % this.#size) === length)
    return isWritten ? position : null
  }

  /** @returns false when the bytes are gone */
  read(position: number, into: Uint8Array, offset: number, length: number): boolean {
    if (this.#file === null || position < this.#oldest) return false
    return this.#try((file) => fs.readSync(file, into, offset, length, position % this.#size) === length)
  }

  close(): void {
    if (this.#file !== null) fs.closeSync(this.#file)
    this.#file = null
    this.#retryAt = Infinity
  }

  #open(): boolean {
    if (this.#file !== null) return true
    if (performance.now() < this.#retryAt) return false
    const { folder, maxBytes, onTrouble } = this.#options
    try {
      fs.mkdirSync(folder, { recursive: true })
      const { bavail, bsize } = fs.statfsSync(folder)
      this.#size = Math.floor(Math.min(maxBytes, bavail * bsize * SHARE_OF_FREE))
      const path = join(folder, `ring-${randomUUID()}`)
      this.#file = fs.openSync(path, 'wx+', 0o600)
      fs.unlinkSync(path)
      return true
    } catch (error) {
      this.#giveUp()
      onTrouble('What memory has no room for cannot be kept in a file', error as Error)
      return false
    }
  }

  /** Half a record is none. */
  #try(act: (file: number) => boolean): boolean {
    try {
      if (act(this.#file!)) return true
      throw new Error('The file is shorter than what was written')
    } catch (error) {
      this.#giveUp()
      this.#options.onTrouble('A file with what memory has no room for failed, and is begun anew', error as Error)
      return false
    }
  }

  #giveUp(): void {
    this.close()
    this.#oldest = this.#end
    this.#retryAt = performance.now() + RETRY_MS
  }
}
