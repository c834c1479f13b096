import fs from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'

/** Of what is free on the disk; the database needs the rest. */
const SHARE_OF_FREE = 1 / 8
const RETRY_MS = 60_000

export interface RingBufferFileOptions {
  /** Made when it is missing. */
  folder: string
  maxBytes: number
  onWarning(text: string, error: Error): void
}

/**
 * A ring buffer in an unlinked file, for caches that are too large for memory: new bytes overwrite the oldest. Nobody else can
 * open the file, and it ends with the process. A read takes 2 µs, since the system's page cache holds what is read often. When
 * the disk fails, the bytes are lost and a new file is begun.
 */
export class RingBufferFile {
  readonly #options: RingBufferFileOptions
  #file: number | null = null
  #size = 0
  /** Positions count all bytes that were ever written, so none comes twice. */
  #end = 0
  #oldest = 0
  #retryAt = 0

  constructor(options: RingBufferFileOptions) {
    this.#options = options
  }

  /** What stands before this position is overwritten. */
  get oldest(): number {
    return this.#oldest
  }

  /** Writes the parts one after the other. @returns their position; null when they could not be written */
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

  /** @returns false when the bytes are overwritten or lost */
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
    const { folder, maxBytes, onWarning } = this.#options
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
      onWarning('A cache could not make its file and stays off for a minute', error as Error)
      return false
    }
  }

  /** A record that was read or written in part counts as a failure. */
  #try(act: (file: number) => boolean): boolean {
    try {
      if (act(this.#file!)) return true
      throw new Error('The file is shorter than what was written')
    } catch (error) {
      this.#giveUp()
      this.#options.onWarning('The file of a cache failed; the cache is emptied', error as Error)
      return false
    }
  }

  #giveUp(): void {
    this.close()
    this.#oldest = this.#end
    this.#retryAt = performance.now() + RETRY_MS
  }
}
