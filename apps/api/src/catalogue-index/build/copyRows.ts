import type { Client, Connection, Submittable } from 'pg'

/** One row of a binary COPY; valid until the next one. Numbers that are null count as 0. */
export interface CopiedRow {
  /** integer columns */
  int(field: number): number
  has(field: number): boolean
  /** numeric columns */
  numeric(field: number): number
  /** timestamptz columns: whole seconds since 1970 */
  seconds(field: number): number
  /** The numbers of a bytea column as `int4send` and `int8send` give them, of a bigint its upper and then its lower 32 bits. */
  ints(field: number): Int32Array
  /** Appends `first` with each number of an integer column, or of a bytea column as `int4send` gives them. */
  appendPairs(first: number, field: number, to: GrowingInts): void
  /** Appends the bytes of a text column. */
  appendText(field: number, to: GrowingBytes): void
}

/** Signature, flags, length of an extension that nobody uses: in front of the first row. */
const HEADER_LENGTH = 19
/** Codes of the protocol's messages. */
const [COPY_DATA, COPY_DONE, ERROR] = [0x64, 0x63, 0x45]
/** PostgreSQL counts microseconds from the beginning of the year 2000. */
const YEAR_2000 = 946_684_800
const NUMERIC_BASE = 10_000

/** Reads rows of one connection, one query after the other, in room that all of them share. */
export class RowReader {
  readonly client: Client
  readonly #room: Room = { bytes: Buffer.allocUnsafeSlow(1 << 18), ints: new Int32Array(1 << 16) }

  constructor(client: Client) {
    this.client = client
  }

  /**
   * Reads what `select` gives as binary COPY, straight from the connection: tens of millions of rows without an object for any
   * of them (the streams of pg-copy-streams take ten times as long).
   */
  read(select: string, visit: (row: CopiedRow) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const text = `copy (${select}) to stdout (format binary)`
      this.client.query(new CopyOut({ text, visit, resolve, reject, room: this.#room }))
    })
  }
}

/** What came and is not read yet, and the numbers of one row. */
interface Room {
  bytes: Buffer
  ints: Int32Array
}

interface CopyOptions {
  text: string
  visit(row: CopiedRow): void
  resolve(): void
  reject(error: Error): void
  room: Room
}

/** Takes the bytes of the connection while rows come, and gives it back for all else. */
class CopyOut implements Submittable, CopiedRow {
  readonly #options: CopyOptions
  readonly #room: Room
  #detach: (rest: Buffer) => void = () => {}
  #error: Error | null = null
  /** How much of the room is filled, and how much is needed to go on. */
  #length = 0
  #wanted = 0
  /** Where each field of the row begins. */
  readonly #starts: number[] = []
  #isFirst = true

  constructor(options: CopyOptions) {
    this.#options = options
    this.#room = options.room
  }

  submit(connection: Connection): void {
    const { stream } = connection
    const listeners = stream.listeners('data') as ((chunk: Buffer) => void)[]
    const read = (chunk: Buffer) => this.#read(chunk)
    stream.removeAllListeners('data')
    stream.on('data', read)
    this.#detach = (rest) => {
      stream.off('data', read)
      for (const listener of listeners) {
        stream.on('data', listener)
        listener(rest)
      }
    }
    connection.query(this.#options.text)
  }

  handleError(error: Error): void {
    this.#error ??= error
    this.#options.reject(error)
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    if (!this.#error) this.#options.resolve()
  }

  #read(chunk: Buffer): void {
    this.#append(chunk)
    if (this.#length < this.#wanted) return
    const { bytes } = this.#room
    const length = this.#length
    this.#wanted = 0
    let at = 0
    while (at + 5 <= length) {
      const code = bytes[at]!
      if (code === COPY_DONE || code === ERROR) {
        // The room is another query's next.
        return this.#detach(Buffer.from(bytes.subarray(code === COPY_DONE ? at + 5 : at, length)))
      }
      const end = at + 1 + intAt(bytes, at + 1)
      if (end > length) {
        this.#wanted = end - at
        break
      }
      if (code === COPY_DATA) this.#readRow(at + 5, end)
      // Notices and the like are nothing to a copy.
      at = end
    }
    bytes.copyWithin(0, at, length)
    this.#length = length - at
  }

  #append(chunk: Buffer): void {
    const length = this.#length + chunk.length
    const { bytes } = this.#room
    if (length > bytes.length) {
      this.#room.bytes = Buffer.allocUnsafeSlow(2 * length)
      bytes.copy(this.#room.bytes, 0, 0, this.#length)
    }
    chunk.copy(this.#room.bytes, this.#length)
    this.#length = length
  }

  /** The server sends each row as one message; the header comes with the first, and the last one holds none. */
  #readRow(start: number, end: number): void {
    const { bytes } = this.#room
    let at = start
    if (this.#isFirst) {
      at += HEADER_LENGTH
      this.#isFirst = false
      if (at >= end) return
    }
    const fields = shortAt(bytes, at)
    if (fields < 0) return
    at += 2
    for (let field = 0; field < fields; field++) {
      this.#starts[field] = at + 4
      at += 4 + Math.max(0, intAt(bytes, at))
    }
    try {
      if (!this.#error) this.#options.visit(this)
    } catch (error) {
      this.handleError(error as Error)
    }
  }

  int(field: number): number {
    return this.has(field) ? intAt(this.#room.bytes, this.#starts[field]!) : 0
  }

  has(field: number): boolean {
    return this.#lengthOf(field) !== -1
  }

  numeric(field: number): number {
    if (!this.has(field)) return 0
    const { bytes } = this.#room
    const start = this.#starts[field]!
    const digits = shortAt(bytes, start)
    const weight = shortAt(bytes, start + 2)
    let value = 0
    for (let i = 0; i < digits; i++) value += shortAt(bytes, start + 8 + 2 * i) * NUMERIC_BASE ** (weight - i)
    return shortAt(bytes, start + 4) === 0 ? value : -value
  }

  seconds(field: number): number {
    const { bytes } = this.#room
    const start = this.#starts[field]!
    const microseconds = intAt(bytes, start) * 2 ** 32 + (intAt(bytes, start + 4) >>> 0)
    return Math.floor(microseconds / 1e6) + YEAR_2000
  }

  ints(field: number): Int32Array {
    const start = this.#starts[field]!
    const length = Math.max(0, this.#lengthOf(field))
    if (this.#room.ints.byteLength < length) this.#room.ints = new Int32Array(length >>> 1)
    const ints = this.#room.ints.subarray(0, length >>> 2)
    const copy = Buffer.from(ints.buffer, 0, length)
    this.#room.bytes.copy(copy, 0, start, start + length)
    if (IS_LITTLE_ENDIAN) copy.swap32()
    return ints
  }

  appendPairs(first: number, field: number, to: GrowingInts): void {
    const start = this.#starts[field]!
    const end = start + this.#lengthOf(field)
    for (let at = start; at < end; at += 4) {
      to.push(first)
      to.push(intAt(this.#room.bytes, at))
    }
  }

  appendText(field: number, to: GrowingBytes): void {
    const start = this.#starts[field]!
    to.append(this.#room.bytes, start, start + this.#lengthOf(field))
  }

  #lengthOf(field: number): number {
    return intAt(this.#room.bytes, this.#starts[field]! - 4)
  }
}

const IS_LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1

const shortAt = (bytes: Buffer, at: number): number => ((bytes[at]! << 24) | (bytes[at + 1]! << 16)) >> 16

function intAt(bytes: Buffer, at: number): number {
  return (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!
}

/** Numbers of which nobody knows the count beforehand. */
export class GrowingInts {
  #list = new Int32Array(1 << 12)
  length = 0

  push(value: number): void {
    if (this.length === this.#list.length) {
      const larger = new Int32Array(this.#list.length * 2)
      larger.set(this.#list)
      this.#list = larger
    }
    this.#list[this.length++] = value
  }

  get list(): Int32Array {
    return this.#list.subarray(0, this.length)
  }
}

/** Texts end to end, as UTF-8, in shared memory. */
export interface SharedTexts {
  bytes: Uint8Array<SharedArrayBuffer>
  /** By text, where it ends. */
  ends: Int32Array<SharedArrayBuffer>
}

/** Collects texts. */
export class GrowingBytes {
  #bytes = Buffer.from(new SharedArrayBuffer(1 << 16))
  readonly #ends = new GrowingInts()
  #length = 0

  append(source: Buffer, start: number, end: number): void {
    while (this.#length + end - start > this.#bytes.length) {
      const larger = Buffer.from(new SharedArrayBuffer(this.#bytes.length * 2))
      this.#bytes.copy(larger, 0, 0, this.#length)
      this.#bytes = larger
    }
    this.#length += source.copy(this.#bytes, this.#length, start, end)
    this.#ends.push(this.#length)
  }

  get shared(): SharedTexts {
    const ends = new Int32Array(new SharedArrayBuffer(this.#ends.length * Int32Array.BYTES_PER_ELEMENT))
    ends.set(this.#ends.list)
    return { bytes: new Uint8Array(this.#bytes.buffer), ends }
  }
}
