import { KERNING, LETTERS } from './letters.data.ts'

/** Units of the letter outlines per font size. */
export const UNITS_PER_EM = 1000

const SPACING = 20

/** A word as an outline. */
export interface WordOutline {
  /** SVG path data; baseline at 0, y down, left edge at 0, in 1/1000 of the font size. */
  readonly d: string
  /** Width in the same unit. */
  readonly width: number
}

/**
 * Outlines a word in the plate's typeface with its kerning and 2 % letter spacing.
 * @throws when a letter has no outline: run `tools/images/src/refresh.ts` after adding a brand
 */
export function outlineOf(word: string): WordOutline {
  let d = ''
  let pen = 0
  let previous = ''
  for (const character of word) {
    const letter = LETTERS[character]
    if (!letter) throw new Error(`No outline for "${character}" of "${word}". Run tools/images/src/refresh.ts.`)
    if (previous) pen += SPACING + (KERNING[previous + character] ?? 0)
    d += `M${pen} 0${letter.outline}`
    pen += letter.advance
    previous = character
  }
  return { d, width: pen }
}
