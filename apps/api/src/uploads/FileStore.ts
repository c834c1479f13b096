import type { Readable } from 'node:stream'

/** Part of a file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/** Where uploads keep their bytes: files of a guid by names of letters. The only port to them; a folder is behind it. */
export interface FileStore {
  /**
   * Writes bytes from an offset on, as they come. What has come before a failure stays.
   * @param most bytes at most; the rest is left out
   * @param onWritten hears of the offset that is reached
   */
  write(guid: string, name: string, offset: number, bytes: AsyncIterable<Buffer>, most: number): Promise<number>
  put(guid: string, name: string, bytes: Buffer): Promise<void>
  rename(guid: string, from: string, to: string): Promise<void>
  readWhole(guid: string, name: string): Promise<Buffer>
  /** Undefined when there is no such file. */
  sizeOf(guid: string, name: string): Promise<number | undefined>
  read(guid: string, name: string, range: ByteRange): Readable
  removeFile(guid: string, name: string): Promise<void>
  /** All files of a guid. */
  remove(guid: string): Promise<void>
  /** Guids whose files have not changed since a moment. */
  listOlder(before: Date): AsyncIterable<string>
}
