import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import opentype, { type Font } from 'opentype.js'
import subsetFont from 'subset-font'

/**
 * Writes the fonts of PDF documents: of the demo's (tools/catalogue) and of invoices (apps/api). The package has Golos Text
 * in a file per script; a document needs Russian letters, Latin letters, figures and marks in one.
 */
const ROOT = join(import.meta.dirname, '../../..')
const FILES = [
  { path: 'tools/catalogue/src/files/golos-text.otf', weight: 400, styleName: 'Regular' },
  { path: 'apps/api/src/invoice/files/golos-text.otf', weight: 400, styleName: 'Regular' },
  { path: 'apps/api/src/invoice/files/golos-text-bold.otf', weight: 700, styleName: 'Bold' },
]

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')
const TEXT_BY_SUBSET = {
  latin: `${range(0x20, 0x7e)}\u00a0§©«®°±²³µ·»¼½¾×–—‘’‚“”„•…‹›−`,
  // Russian letters and the sign of numbers.
  cyrillic: [range(0x401, 0x401), range(0x410, 0x44f), range(0x451, 0x451), range(0x2116, 0x2116)].join(''),
}

for (const { path, weight, styleName } of FILES) {
  const [latin, cyrillic] = await Promise.all([loadFont('latin', weight), loadFont('cyrillic', weight)])
  const glyphs = [
    latin.charToGlyph('\uffff'),
    ...[...TEXT_BY_SUBSET.latin].map((letter) => glyphOf(latin, letter)),
    ...[...TEXT_BY_SUBSET.cyrillic].map((letter) => glyphOf(cyrillic, letter)),
  ]
  const { unitsPerEm, ascender, descender } = latin
  const font = new opentype.Font({
    familyName: 'Golos Text',
    styleName,
    ...{ unitsPerEm, ascender, descender, glyphs },
  })
  await writeFile(join(ROOT, path), Buffer.from(font.toArrayBuffer()))
}

function glyphOf(from: Font, letter: string) {
  if (!from.hasChar(letter)) throw new Error(`Golos Text has no letter «${letter}» in this file.`)
  const { advanceWidth, path } = from.charToGlyph(letter)
  const unicode = letter.codePointAt(0)!
  return new opentype.Glyph({ name: `uni${unicode.toString(16).padStart(4, '0')}`, unicode, advanceWidth, path })
}

async function loadFont(subset: keyof typeof TEXT_BY_SUBSET, wght: number): Promise<Font> {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/golos-text/files/golos-text-${subset}-wght-normal.woff2`,
  )
  const sfnt = await subsetFont(await readFile(file), TEXT_BY_SUBSET[subset], {
    targetFormat: 'truetype',
    variationAxes: { wght },
  })
  return opentype.parse(new Uint8Array(sfnt).buffer)
}
