import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { joinCrc, shiftOf } from './crc32.ts'

const compress = promisify(deflateRaw)
/** Maximum distance of back-references in deflate. */
const WINDOW = 32 * 1024
/** Maximum length of an uncompressed block: the length field has 16 bits. */
const LONGEST_GAP = 0xffff
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])

interface Piece {
  /** Whole blocks of deflate. */
  deflated: Buffer
  bytes: number
  crc: number
  shift: number
}

/** A text, compressed once, with gaps that are filled for each use. */
export interface GzipPieces {
  /** Total size of the pieces, bytes. */
  size: number
  /** The whole text as gzip. Each filling is ASCII and as long as the original text of its gap. */
  fill(fillings: readonly string[]): Buffer
}

/**
 * Compresses a text except for its gaps. Each piece is compressed separately, with the preceding text as its
 * dictionary, so that filling the gaps needs no compression.
 *
 * @param pieces texts between the gaps
 * @param gaps texts in the gaps, one fewer than pieces
 */
export async function gzipPieces(pieces: readonly string[], gaps: readonly string[]): Promise<GzipPieces> {
  if (gaps.some(({ length }) => length > LONGEST_GAP)) throw new RangeError('A gap is too long')
  let before = Buffer.alloc(0)
  const compressed: Promise<Piece>[] = []
  for (const [place, text] of pieces.entries()) {
    const raw = Buffer.from(text)
    // Bytes that occur in no text, so that nothing references a gap.
    const gap = Buffer.alloc(gaps[place]?.length ?? 0, 0xff)
    compressed.push(pieceOf(raw, before))
    before = Buffer.concat([before, raw, gap]).subarray(-WINDOW)
  }
  const all = await Promise.all(compressed)
  return {
    size: all.reduce((sum, { deflated }) => sum + deflated.length, 0),
    fill: (fillings) => join(all, fillings),
  }
}

async function pieceOf(raw: Buffer, dictionary: Buffer): Promise<Piece> {
  const deflated = await compress(raw, {
    ...(dictionary.length > 0 ? { dictionary } : {}),
    level: constants.Z_DEFAULT_COMPRESSION,
    // Byte-aligned end, not the last block.
    finishFlush: constants.Z_SYNC_FLUSH,
  })
  return { deflated, bytes: raw.length, crc: crc32(raw), shift: shiftOf(raw.length) }
}

function join(pieces: readonly Piece[], fillings: readonly string[]): Buffer {
  const parts: Buffer[] = [HEADER]
  let crc = 0
  let length = 0
  for (const [place, piece] of pieces.entries()) {
    parts.push(piece.deflated)
    crc = joinCrc(crc, piece.crc, piece.shift)
    length += piece.bytes
    const filling = fillings[place]
    if (filling === undefined) continue
    const bytes = Buffer.from(filling, 'latin1')
    parts.push(uncompressedBlock(bytes.length), bytes)
    crc = crc32(bytes, crc)
    length += bytes.length
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc, 0)
  trailer.writeUInt32LE(length, 4)
  return Buffer.concat([...parts, LAST_BLOCK, trailer])
}

/** Header of an uncompressed block (RFC 1951, 3.2.4). */
function uncompressedBlock(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(~length & 0xffff, 3)
  return head
}
