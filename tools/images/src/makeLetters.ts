import { BRANDS } from '@verstak/drawings'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js'
import subsetFont from 'subset-font'
import { writeDataFile } from './writeDataFile.ts'

const SUBSETS = ['latin', 'cyrillic']
const WEIGHT = 800

/**
 * Turns the letters of the plates' words into outlines and writes `letters.data.ts`: outlines, advances and the kerning of
 * the pairs that occur. Letters, not whole words: 60 outlines instead of 160 longer ones, and a new brand mostly adds none.
 */
const words = BRANDS.map(({ word }) => word)
const characters = [...new Set(words.join(''))].sort()
const fonts = await Promise.all(SUBSETS.map((subset) => loadFont(subset, characters.join(''))))

const letters = characters.map((character) => {
  const font = fontOf(character)
  const glyph = font.charToGlyph(character)
  return `${JSON.stringify(character)}: { advance: ${glyph.advanceWidth}, outline: '${outline(glyph, font)}' },`
})

const pairs = new Set(words.flatMap((word) => [...word].slice(1).map((character, index) => word[index] + character)))
const kerning = [...pairs].sort().flatMap((pair) => {
  const [left = '', right = ''] = pair
  const font = fontOf(left)
  if (font !== fontOf(right)) return []
  const value = font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right))
  return value === 0 ? [] : [`${JSON.stringify(pair)}: ${value},`]
})

await writeDataFile(
  'letters.data.ts',
  `// Written by tools/images/src/refresh.ts; do not edit by hand.
// Outlines of Golos Text (Copyright 2019 The Golos Text Project Authors, SIL Open Font License 1.1), weight ${WEIGHT}.

/** Letters of the label plates: path data relative to the pen on the baseline, y down, and advance, both in 1/1000 of the font size. */
export const LETTERS: Readonly<Record<string, { readonly advance: number; readonly outline: string }>> = {
${letters.join('\n')}
}

/** Correction between two letters that stand side by side, same unit. */
export const KERNING: Readonly<Record<string, number>> = {
${kerning.join('\n')}
}
`,
)

function fontOf(character: string): Font {
  const font = fonts.find((candidate) => candidate.hasChar(character))
  if (!font) throw new Error(`Golos Text has no letter "${character}". Choose another word for the plate.`)
  return font
}

async function loadFont(subset: string, text: string): Promise<Font> {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/golos-text/files/golos-text-${subset}-wght-normal.woff2`,
  )
  const sfnt = await subsetFont(await readFile(file), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: WEIGHT },
  })
  return opentype.parse(new Uint8Array(sfnt).buffer)
}

/** Path data with relative commands only, so that letters can be strung together by moving the pen. */
function outline(glyph: Glyph, font: Font): string {
  if (font.unitsPerEm !== 1000) throw new Error(`Expected 1000 units per em, found ${font.unitsPerEm}.`)
  let [penX, penY, startX, startY] = [0, 0, 0, 0]
  const relative = (x = 0, y = 0) => `${Math.round(x) - penX} ${Math.round(y) - penY}`
  const draw = (command: PathCommand): string => {
    const { type, x, y, x1, y1, x2, y2 } = command
    if (type === 'Z') {
      ;[penX, penY] = [startX, startY]
      return 'z'
    }
    const points = type === 'C' ? [relative(x1, y1), relative(x2, y2)] : type === 'Q' ? [relative(x1, y1)] : []
    const text = type.toLowerCase() + [...points, relative(x, y)].join(' ')
    ;[penX, penY] = [Math.round(x ?? 0), Math.round(y ?? 0)]
    if (type === 'M') [startX, startY] = [penX, penY]
    return text
  }
  return glyph.getPath(0, 0, font.unitsPerEm).commands.map(draw).join('').replaceAll(' -', '-')
}
