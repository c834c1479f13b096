import { MERGED_LETTER } from './letters.data.ts'

const ACCENTED_LATIN = /[\u00c0-\u024f]/g
/** Printable ASCII but the backtick, Cyrillic letters that no mark is added to, × · « » ° ± ® – —: most texts. */
const PLAIN = /[ -_a-~\u0400-\u0482\u048a-\u04ff\u00d7\u00b7\u00ab\u00bb\u00b0\u00b1\u00ae\u2013\u2014]/
const SPACE = 0x20
const HARD_SPACE = 0xa0
/** Characters from here on are rare. */
const END = 0x2300
/** By code of a character. */
const IS_PLAIN = Uint8Array.from({ length: END }, (_, code) => (PLAIN.test(String.fromCharCode(code)) ? 1 : 0))

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

/** Composes texts character by character, without strings: each build of an index composes a million names. */
export class Composer {
  /** By code: the composed form of a character; '' = depends on its neighbours, or is a space. */
  readonly #composed: string[] = []

  /**
   * @param length that of the text in `from`
   * @param to has room for `LONGEST_COMPOSED` times as many
   * @returns their number; −1 when `composeText` must be used
   */
  write(from: Uint16Array, length: number, to: Uint16Array): number {
    let before = SPACE
    let end = 0
    for (let at = 0; at < length; at++) {
      const written = from[at]!
      const code = written === HARD_SPACE ? SPACE : written
      if (code >= END || (code === SPACE && before === SPACE)) return -1
      if (IS_PLAIN[code] === 1) {
        before = to[end++] = code
        continue
      }
      const composed = (this.#composed[code] ??= composeAlone(String.fromCharCode(code)))
      if (composed === '') return -1
      for (let i = 0; i < composed.length; i++) before = to[end++] = composed.charCodeAt(i)
    }
    return before === SPACE ? -1 : end
  }
}

/** Characters that one becomes, at most. */
export const LONGEST_COMPOSED = 4

function composeAlone(character: string): string {
  const composed = composeText(character)
  const isAlone = !/[\p{M}\u1100-\u11ff ]/u.test(character + composed)
  return isAlone && composed.length <= LONGEST_COMPOSED ? composed : ''
}

/** Of plain characters, single spaces between them. */
function isPlain(text: string): boolean {
  let before = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at) === HARD_SPACE ? SPACE : text.charCodeAt(at)
    if (code >= END || IS_PLAIN[code] === 0 || (code === SPACE && before === SPACE)) return false
    before = code
  }
  return true
}

/** Text as a search compares it: composed, in small letters, ё as е, Latin letters without their accents. */
export function normaliseText(text: string): string {
  return composeText(text).toLowerCase().replaceAll(MERGED_LETTER.from, MERGED_LETTER.to)
}
