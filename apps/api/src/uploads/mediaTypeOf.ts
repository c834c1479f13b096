/** What files begin with. Names and announced types prove nothing. */
const STARTS: readonly (readonly [type: string, offset: number, bytes: readonly number[] | string])[] = [
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
  ['image/avif', 4, 'ftypavis'],
  ['video/webm', 0, [0x1a, 0x45, 0xdf, 0xa3]],
]
const MP4_BRAND = /^ftyp(?:isom|iso[2-9]|mp4[12]|avc1|dash|M4V |MSNV|mmp4|qt {2}|3gp[4-9])/

/** Type of a picture or a video by its first bytes; null for anything else. */
export function mediaTypeOf(head: Buffer): string | null {
  for (const [type, offset, start] of STARTS) {
    const bytes = Buffer.from(start as string)
    if (head.subarray(offset, offset + bytes.length).equals(bytes)) return type
  }
  return MP4_BRAND.test(head.toString('latin1', 4, 12)) ? 'video/mp4' : null
}

/** Whether the boxes of an MP4 file lie one after the other to its end, and hold a film. */
export async function isWholeMp4(
  read: (offset: number, length: number) => Promise<Buffer>,
  size: number,
): Promise<boolean> {
  const kinds = new Set<string>()
  for (let at = 0; at < size;) {
    const head = await read(at, 16)
    if (head.length < 8) return false
    const small = head.readUInt32BE(0)
    kinds.add(head.toString('latin1', 4, 8))
    const length = small === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : small === 0 ? size - at : small
    if (length < 8 || at + length > size) return false
    at += length
    if (kinds.size > 64) return false
  }
  return kinds.has('moov') && kinds.has('mdat')
}

/** Whether a file says of itself that it is WebM, and has clusters. */
export const isWebm = (head: Buffer): boolean =>
  head.includes(Buffer.from('webm')) && head.includes(Buffer.from([0x18, 0x53, 0x80, 0x67]))
