/*
 * Cuts Golos Text Variable into the files of src/fonts and writes their list, fontFiles.data.ts.
 * Run after a change of the package or of the ranges below: `node libs/ui-kit/scripts/makeFonts.ts`.
 * The first three files are what every page needs, together under 45 KB; the others load when a page has such letters.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

type Range = readonly [first: number, last?: number]

interface Cut {
  name: string
  /** Subset of the package that has the letters. */
  source: 'cyrillic' | 'cyrillic-ext' | 'latin' | 'latin-ext'
  ranges: readonly Range[]
  isPreloaded: boolean
}

const CUTS: readonly Cut[] = [
  // Russian letters and №.
  { name: 'russian', source: 'cyrillic', ranges: [[0x401], [0x410, 0x44f], [0x451], [0x2116]], isPreloaded: true },
  // Latin letters, figures, and the marks of Russian typography and of measures.
  {
    name: 'latin',
    source: 'latin',
    ranges: [
      [0x20, 0x7e],
      [0xa0],
      [0xa7],
      [0xa9],
      [0xab],
      [0xae],
      [0xb0, 0xb3],
      [0xb5],
      [0xb7],
      [0xbb, 0xbe],
      [0xd7],
      [0x2009],
      [0x2013, 0x2014],
      [0x2018, 0x201a],
      [0x201c, 0x201e],
      [0x2022],
      [0x2026],
      [0x2039, 0x203a],
      [0x2212],
    ],
    isPreloaded: true,
  },
  { name: 'ruble', source: 'latin-ext', ranges: [[0x20bd]], isPreloaded: true },
  {
    name: 'cyrillic-rest',
    source: 'cyrillic',
    ranges: [[0x301], [0x400], [0x402, 0x40f], [0x450], [0x452, 0x45f], [0x490, 0x491], [0x4b0, 0x4b1]],
    isPreloaded: false,
  },
  {
    name: 'latin-rest',
    source: 'latin',
    ranges: [
      [0xa1, 0xa6],
      [0xa8],
      [0xaa],
      [0xaf],
      [0xb4],
      [0xb6],
      [0xb8, 0xba],
      [0xbf, 0xd6],
      [0xd8, 0xff],
      [0x20ac],
      [0x2122],
    ],
    isPreloaded: false,
  },
  { name: 'latin-ext', source: 'latin-ext', ranges: [[0x100, 0x17f]], isPreloaded: false },
]

const fontsFolder = join(import.meta.dirname, '../src/fonts')
const packageFolder = join(createRequire(import.meta.url).resolve('@fontsource-variable/golos-text/package.json'), '..')

for (const old of readdirSync(fontsFolder)) if (old.endsWith('.woff2')) rmSync(join(fontsFolder, old))

const files = await Promise.all(CUTS.map(cut))
const list = files.map((file) => `  ${JSON.stringify(file)},\n`).join('')
writeFileSync(
  join(fontsFolder, 'fontFiles.data.ts'),
  `/** Files of Golos Text beside this one; written by scripts/makeFonts.ts. */\nexport const fontFiles = [\n${list}] as const\n`,
)
writeFileSync(join(fontsFolder, 'OFL.txt'), readFileSync(join(packageFolder, 'LICENSE')))

/** Writes one file. Its name contains the content hash, so it can be cached forever. */
async function cut({ name, source, ranges, isPreloaded }: Cut) {
  const font = readFileSync(join(packageFolder, `files/golos-text-${source}-wght-normal.woff2`))
  // The interface uses 400 to 700; the weights above cost 4 KB.
  const bytes = await subsetFont(font, lettersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = `golos-text-${name}.${hash}.woff2`
  writeFileSync(join(fontsFolder, file), bytes)
  return { file, unicodeRange: ranges.map(rangeToCss).join(), isPreloaded }
}

function lettersOf(ranges: readonly Range[]): string {
  return ranges
    .flatMap(([first, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
    )
    .join('')
}

function rangeToCss([first, last]: Range): string {
  const hex = (code: number) => code.toString(16).toUpperCase()
  return last ? `U+${hex(first)}-${hex(last)}` : `U+${hex(first)}`
}
