/** What a PDF needs to know of a font. */
export interface TrueType {
  bytes: Buffer
  /** Glyph by code point; undefined where the font lacks the letter. */
  glyphOf(codePoint: number): number | undefined
  /** Width of a glyph in thousandths of the size. */
  widthOf(glyph: number): number
  /** In thousandths of the size. */
  ascent: number
  descent: number
}

/** Reads a TrueType font with a Unicode table of format 4, as cuts of fonts have it. */
export function readTrueType(bytes: Buffer): TrueType {
  const tables = new Map<string, number>()
  for (let at = 12; at < 12 + bytes.readUInt16BE(4) * 16; at += 16) {
    tables.set(bytes.toString('latin1', at, at + 4), bytes.readUInt32BE(at + 8))
  }
  const tableAt = (name: string) => tables.get(name) ?? missing(name)
  const perThousand = 1000 / bytes.readUInt16BE(tableAt('head') + 18)
  const hhea = tableAt('hhea')
  const widths = bytes.readUInt16BE(hhea + 34)
  const hmtx = tableAt('hmtx')
  const glyphs = readGlyphs(bytes, tableAt('cmap'))
  return {
    bytes,
    glyphOf: (codePoint) => glyphs.get(codePoint),
    widthOf: (glyph) => Math.round(bytes.readUInt16BE(hmtx + Math.min(glyph, widths - 1) * 4) * perThousand),
    ascent: Math.round(bytes.readInt16BE(hhea + 4) * perThousand),
    descent: Math.round(bytes.readInt16BE(hhea + 6) * perThousand),
  }
}

function readGlyphs(bytes: Buffer, cmap: number): Map<number, number> {
  for (let index = 0; index < bytes.readUInt16BE(cmap + 2); index += 1) {
    const table = cmap + bytes.readUInt32BE(cmap + 4 + index * 8 + 4)
    if (bytes.readUInt16BE(table) === 4) return readSegments(bytes, table)
  }
  return missing('cmap of format 4')
}

function readSegments(bytes: Buffer, table: number): Map<number, number> {
  const glyphs = new Map<number, number>()
  const span = bytes.readUInt16BE(table + 6)
  const [ends, starts, deltas, offsets] = [14, 16 + span, 16 + span * 2, 16 + span * 3].map((at) => table + at) as [
    number,
    number,
    number,
    number,
  ]
  for (let at = 0; at < span; at += 2) {
    const start = bytes.readUInt16BE(starts + at)
    const offset = bytes.readUInt16BE(offsets + at)
    for (let code = start; code <= bytes.readUInt16BE(ends + at) && code < 0xffff; code += 1) {
      const found = offset === 0 ? code : bytes.readUInt16BE(offsets + at + offset + (code - start) * 2)
      const glyph = found === 0 ? 0 : (found + bytes.readUInt16BE(deltas + at)) & 0xffff
      if (glyph > 0) glyphs.set(code, glyph)
    }
  }
  return glyphs
}

function missing(what: string): never {
  throw new Error(`The font has no ${what}.`)
}
