import { MERGED_LETTER } from './letters.data.ts'

const ACCENTED_LATIN = /[\u00c0-\u024f]/g
/** Printable ASCII but the backtick, Cyrillic letters that no mark is added to, × · « » ° ± ® – —: most texts. */
const PLAIN = /[ -_a-~\u0400-\u0482\u048a-\u04ff\u00d7\u00b7\u00ab\u00bb\u00b0\u00b1\u00ae\u2013\u2014]/
const SPACE = 0x20
const HARD_SPACE = 0xa0
/** By code of a character. */
const IS_PLAIN = Uint8Array.from({ length: 0x2100 }, (_, code) => (PLAIN.test(String.fromCharCode(code)) ? 1 : 0))

/** Composed forms only: ½ becomes 1/2, № becomes No, any white space one space. Letters keep their case. */
export function composeText(text: string): string {
  if (isPlain(text)) return text.replaceAll(String.fromCharCode(HARD_SPACE), ' ').trim()
  return text
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .replace(/[\u2018\u2019\u02b9`]/g, "'")
    .replace(ACCENTED_LATIN, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Writes the characters of a composed text. One loop for most texts: a million names come by with each build of an index.
 * @returns their number; −1 when `composeText` has more to do
 */
export function writePlain(text: string, characters: Uint16Array): number {
  let before = SPACE
  for (let at = 0; at < text.length; at++) {
    const written = text.charCodeAt(at)
    const code = written === HARD_SPACE ? SPACE : written
    if (code >= IS_PLAIN.length || IS_PLAIN[code] === 0 || (code === SPACE && before === SPACE)) return -1
    before = characters[at] = code
  }
  return before === SPACE ? -1 : text.length
}

/** Of plain characters, single spaces between them. */
function isPlain(text: string): boolean {
  let before = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at) === HARD_SPACE ? SPACE : text.charCodeAt(at)
    if (code >= IS_PLAIN.length || IS_PLAIN[code] === 0 || (code === SPACE && before === SPACE)) return false
    before = code
  }
  return true
}

/** Text as a search compares it: composed, in small letters, ё as е, Latin letters without their accents. */
export function normaliseText(text: string): string {
  return composeText(text).toLowerCase().replaceAll(MERGED_LETTER.from, MERGED_LETTER.to)
}
