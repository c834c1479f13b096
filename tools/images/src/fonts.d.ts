// Neither package ships types; only what the tools call is declared.
declare module 'subset-font' {
  /** Cuts a font down to the characters of `text`; `variationAxes` with numbers pins an axis. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: Record<string, number> },
  ): Promise<Buffer>
}

declare module 'opentype.js' {
  export interface PathCommand {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z'
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }
  export interface Path {
    commands: PathCommand[]
  }
  export interface Glyph {
    advanceWidth?: number
    path: Path
    getPath(x: number, y: number, fontSize: number): Path
  }
  export interface Font {
    unitsPerEm: number
    ascender: number
    descender: number
    toArrayBuffer(): ArrayBuffer
    hasChar(character: string): boolean
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  interface FontOptions extends Pick<Font, 'unitsPerEm' | 'ascender' | 'descender'> {
    familyName: string
    styleName: string
    glyphs: readonly Glyph[]
  }
  interface GlyphOptions extends Pick<Glyph, 'advanceWidth' | 'path'> {
    name: string
    unicode: number
  }
  const opentype: {
    parse(font: ArrayBuffer): Font
    Font: new (options: FontOptions) => Font
    Glyph: new (options: GlyphOptions) => Glyph
  }
  export default opentype
}
