import { inflateRawSync } from 'node:zlib'
import { ListFailure } from './ListFailure.ts'

/** A packed file, as the directory at the archive's end describes it. */
export interface ZipEntry {
  name: string
  isEncrypted: boolean
  /** Unpacked, bytes. */
  size: number
  unpack(): Uint8Array
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const MAX_COMMENT = 65_535
const MAX_ENTRIES = 2_000

/**
 * Files of an archive. Nothing is unpacked, and `unpack` never yields more than the directory says.
 * @throws ListFailure `not-a-table` for a broken archive, also from `unpack`
 */
export function readZipDirectory(bytes: Buffer): ZipEntry[] {
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MAX_ENTRIES) throw new ListFailure('too-large')
  const entries: ZipEntry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new ListFailure('not-a-table')
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const place = at
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      size: bytes.readUInt32LE(at + 24),
      unpack: () => unpackAt(bytes, place),
    })
    at += 46 + nameLength + extra + comment
  }
  return entries
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT)
  for (let at = bytes.length - END_BYTES; at >= first; at--) if (bytes.readUInt32LE(at) === END) return at
  throw new ListFailure('not-a-table')
}

function unpackAt(bytes: Buffer, entry: number): Uint8Array {
  const method = bytes.readUInt16LE(entry + 10)
  const packed = bytes.readUInt32LE(entry + 20)
  const size = bytes.readUInt32LE(entry + 24)
  const local = bytes.readUInt32LE(entry + 42)
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL) throw new ListFailure('not-a-table')
  const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const data = bytes.subarray(from, from + packed)
  if (method === 0 && packed === size) return data
  try {
    // One byte more than promised is an error.
    const unpacked = method === 8 ? inflateRawSync(data, { maxOutputLength: Math.max(size, 1) }) : null
    if (unpacked?.length === size) return unpacked
  } catch {
    // Told below.
  }
  throw new ListFailure('not-a-table')
}
