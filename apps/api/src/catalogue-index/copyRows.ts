import type { Client, Connection, Submittable } from 'pg'

/** One row of a binary COPY; valid until the next one. */
export interface CopiedRow {
  /** integer columns */
  int(field: number): number
  /** double precision columns */
  double(field: number): number
  /** The numbers of a bytea column of bigints (`int8send`), each as its upper and then its lower 32 bits; null has none. */
  longs(field: number): Int32Array
  /** Appends the bytes of a text column. */
  appendText(field: number, to: GrowingBytes): void
}

/** Signature, flags, length of an extension that nobody uses: in front of the first row. */
const HEADER_LENGTH = 19
/** Codes of the protocol's messages. */
const [COPY_DATA, COPY_DONE, ERROR] = [0x64, 0x63, 0x45]

/**
 * Reads what `select` gives as binary COPY, straight from the connection: tens of millions of rows without an object for any
 * of them (the streams of pg-copy-streams take ten times as long). Other columns than those of `longs` must not be null.
 */
export function copyRows(client: Client, select: string, visit: (row: CopiedRow) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyOut(`copy (${select}) to stdout (format binary)`, visit, resolve, reject))
  })
}

/** Takes the bytes of the connection while rows come, and gives it back for all else. */
class CopyOut implements Submittable, CopiedRow {
  readonly #text: string
  readonly #visit: (row: CopiedRow) => void
  readonly #resolve: () => void
  readonly #reject: (error: Error) => void
  #detach: (rest: Buffer) => void = () => {}
  #error: Error | null = null
  #bytes: Buffer = Buffer.alloc(0)
  /** A message that is not whole yet, how much of it is here, and how much is needed to go on. */
  #parts: Buffer[] = []
  #length = 0
  #wanted = 0
  /** Where each field of the row begins. */
  readonly #starts: number[] = []
  #halves = new Int32Array(0)
  #isFirst = true

  constructor(text: string, visit: (row: CopiedRow) => void, resolve: () => void, reject: (error: Error) => void) {
    this.#text = text
    this.#visit = visit
    this.#resolve = resolve
    this.#reject = reject
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
    connection.query(this.#text)
  }

  handleError(error: Error): void {
    this.#error ??= error
    this.#reject(error)
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    if (!this.#error) this.#resolve()
  }

  #read(chunk: Buffer): void {
    this.#parts.push(chunk)
    this.#length += chunk.length
    if (this.#length < this.#wanted) return
    const bytes = this.#parts.length === 1 ? chunk : Buffer.concat(this.#parts)
    this.#bytes = bytes
    this.#wanted = 0
    let at = 0
    while (at + 5 <= bytes.length) {
      const code = bytes[at]!
      if (code === COPY_DONE || code === ERROR) return this.#detach(bytes.subarray(code === COPY_DONE ? at + 5 : at))
      const end = at + 1 + intAt(bytes, at + 1)
      if (end > bytes.length) {
        this.#wanted = end - at
        break
      }
      if (code === COPY_DATA) this.#readRow(at + 5, end)
      // Notices and the like are nothing to a copy.
      at = end
    }
    this.#parts = at === bytes.length ? [] : [bytes.subarray(at)]
    this.#length = bytes.length - at
  }

  /** The server sends each row as one message; the header comes with the first, and the last one holds none. */
  #readRow(start: number, end: number): void {
    const bytes = this.#bytes
    let at = start
    if (this.#isFirst) {
      at += HEADER_LENGTH
      this.#isFirst = false
      if (at >= end) return
    }
    const fields = ((bytes[at]! << 24) | (bytes[at + 1]! << 16)) >> 16
    if (fields < 0) return
    at += 2
    for (let field = 0; field < fields; field++) {
      this.#starts[field] = at + 4
      at += 4 + Math.max(0, intAt(bytes, at))
    }
    try {
      if (!this.#error) this.#visit(this)
    } catch (error) {
      this.handleError(error as Error)
    }
  }

  int(field: number): number {
    return intAt(this.#bytes, this.#starts[field]!)
  }

  double(field: number): number {
    return this.#bytes.readDoubleBE(this.#starts[field]!)
  }

  longs(field: number): Int32Array {
    const bytes = this.#bytes
    const start = this.#starts[field]!
    const count = Math.max(0, intAt(bytes, start - 4)) >>> 2
    if (this.#halves.length < count) this.#halves = new Int32Array(2 * count)
    const halves = this.#halves
    for (let i = 0; i < count; i++) halves[i] = intAt(bytes, start + 4 * i)
    return halves.subarray(0, count)
  }

  appendText(field: number, to: GrowingBytes): void {
    const start = this.#starts[field]!
    to.append(this.#bytes, start, start + intAt(this.#bytes, start - 4))
  }
}

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

/** @param bytes those of the texts */
export function textAt(bytes: Buffer, ends: SharedTexts['ends'], place: number): string {
  return bytes.toString('utf8', place === 0 ? 0 : ends[place - 1]!, ends[place]!)
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
