import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { readTrueType, type TrueType } from './trueType.ts'

/** Points: a page of A4 and its margins. */
const PAGE = { width: 595, height: 842, margin: 56 }

const SIZES = { title: 20, heading: 14, text: 11 }
const LINE = 1.45

/** A paragraph of a document. */
export interface Paragraph {
  look: keyof typeof SIZES
  text: string
}

/** A font with all that every document says of it. */
interface Face {
  name: string
  font: TrueType
  file: Buffer
  widths: string
  unicodeMap: Buffer
}

/** Cut from Golos Text (libs/ui-kit, OFL) at the weight 400: Russian letters, and Latin ones with figures and marks. */
const FACES: readonly Face[] = ['cyrillic', 'latin'].map((name, index) => {
  const bytes = readFileSync(new URL(`files/golos-${name}.ttf`, import.meta.url))
  const font = readTrueType(bytes)
  const letters = lettersOf(font)
  return {
    name: `F${index}`,
    font,
    file: deflateSync(bytes),
    widths: letters.map(({ glyph }) => `${glyph} [${font.widthOf(glyph)}]`).join(' '),
    unicodeMap: deflateSync(Buffer.from(unicodeMapOf(letters), 'latin1')),
  }
})

/** A document of one page in Russian, whose text can be copied and searched. The same paragraphs give the same bytes. */
export function makePdf(title: string, paragraphs: readonly Paragraph[]): Buffer {
  const objects: Buffer[] = []
  const add = (text: string, stream?: Buffer) => {
    const body = stream ? [Buffer.from('\nstream\n'), stream, Buffer.from('\nendstream')] : []
    objects.push(Buffer.concat([Buffer.from(text, 'latin1'), ...body]))
    return objects.length
  }
  const fonts = FACES.map((face) => `/${face.name} ${addFont(add, face)} 0 R`)
  const drawing = deflateSync(Buffer.from(drawParagraphs(paragraphs), 'latin1'))
  const content = add(`<< /Length ${drawing.length} /Filter /FlateDecode >>`, drawing)
  const pages = objects.length + 2
  const page = add(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${content} 0 R
/Resources << /Font << ${fonts.join(' ')} >> >> >>`,
  )
  add(`<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`)
  const root = add(`<< /Type /Catalog /Pages ${pages} 0 R /Lang (ru) /ViewerPreferences << /DisplayDocTitle true >> >>`)
  const info = add(`<< /Title <${Buffer.from(`\ufeff${title}`, 'utf16le').swap16().toString('hex')}> >>`)
  return assemble(objects, root, info)
}

function addFont(add: (text: string, stream?: Buffer) => number, face: Face): number {
  const { font, file, name, widths, unicodeMap } = face
  const data = add(`<< /Length ${file.length} /Length1 ${font.bytes.length} /Filter /FlateDecode >>`, file)
  const descriptor = add(
    `<< /Type /FontDescriptor /FontName /Golos${name} /Flags 4 /FontBBox [-200 ${font.descent} 1200 ${font.ascent}]
/ItalicAngle 0 /Ascent ${font.ascent} /Descent ${font.descent} /CapHeight 700 /StemV 80 /FontFile2 ${data} 0 R >>`,
  )
  const descendant = add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Golos${name} /CIDToGIDMap /Identity /FontDescriptor ${descriptor} 0 R
/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /W [${widths}] >>`,
  )
  const unicode = add(`<< /Length ${unicodeMap.length} /Filter /FlateDecode >>`, unicodeMap)
  return add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /Golos${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R]
/ToUnicode ${unicode} 0 R >>`,
  )
}

interface Letter {
  code: number
  glyph: number
}

function hex(value: number): string {
  return value.toString(16).padStart(4, '0')
}

function lettersOf(font: TrueType): Letter[] {
  return Array.from({ length: 0x2200 }, (_, code) => ({ code, glyph: font.glyphOf(code) ?? 0 })).filter(
    ({ glyph }) => glyph > 0,
  )
}

/** Lets readers copy and search. At most a hundred letters stand in one block. */
function unicodeMapOf(letters: readonly Letter[]): string {
  const blocks: string[] = []
  for (let at = 0; at < letters.length; at += 100) {
    const block = letters.slice(at, at + 100)
    const lines = block.map(({ code, glyph }) => `<${hex(glyph)}> <${hex(code)}>`)
    blocks.push(`${block.length} beginbfchar\n${lines.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Golos def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`
}

function drawParagraphs(paragraphs: readonly Paragraph[]): string {
  const width = PAGE.width - 2 * PAGE.margin
  const lines: string[] = []
  let y = PAGE.height - PAGE.margin
  for (const { look, text } of paragraphs) {
    const size = SIZES[look]
    for (const line of breakLines(text, width / size)) {
      y -= size * LINE
      if (y < PAGE.margin) return lines.join('\n')
      lines.push(`BT 1 0 0 1 ${PAGE.margin} ${y.toFixed(1)} Tm ${runsOf(line, size)} ET`)
    }
    y -= size * 0.5
  }
  return lines.join('\n')
}

/** @param width in sizes of the font */
function breakLines(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** A letter that neither font has is drawn as a question mark. */
function drawn(letter: string): { face: Face; glyph: number } {
  for (const face of FACES) {
    const glyph = face.font.glyphOf(letter.codePointAt(0) ?? 0)
    if (glyph !== undefined) return { face, glyph }
  }
  return drawn('?')
}

const widthOf = (text: string) =>
  [...text].map(drawn).reduce((sum, { face, glyph }) => sum + face.font.widthOf(glyph), 0) / 1000

function runsOf(line: string, size: number): string {
  const runs: { face: Face; glyphs: string }[] = []
  for (const { face, glyph } of [...line].map(drawn)) {
    const last = runs.at(-1)
    if (last?.face === face) last.glyphs += hex(glyph)
    else runs.push({ face, glyphs: hex(glyph) })
  }
  return runs.map(({ face, glyphs }) => `/${face.name} ${size} Tf <${glyphs}> Tj`).join(' ')
}

function assemble(objects: readonly Buffer[], root: number, info: number): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  let length = parts[0]!.length
  const places: number[] = []
  for (const [index, object] of objects.entries()) {
    places.push(length)
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    parts.push(part)
    length += part.length
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const trailer = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer
<< /Size ${count} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(trailer, 'latin1')])
}
