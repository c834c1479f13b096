import { MERGED_LETTER } from './letters.data.ts'

const ACCENTED_LATIN = /[\u00c0-\u024f]/g
/** Printable ASCII but the backtick, Cyrillic letters that no mark is added to, × and ·, single spaces: most texts. */
const PLAIN = /^(?:[!-_a-~\u0400-\u0482\u048a-\u04ff\u00d7\u00b7]| (?! ))*$/

/** Composed forms only: ½ becomes 1/2, № becomes No, any white space one space. Letters keep their case. */
export function composeText(text: string): string {
  if (PLAIN.test(text)) return text.trim()
  return text
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .replace(/[\u2018\u2019\u02b9`]/g, "'")
    .replace(ACCENTED_LATIN, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Text as a search compares it: composed, in small letters, ё as е, Latin letters without their accents. */
export function normaliseText(text: string): string {
  return composeText(text).toLowerCase().replaceAll(MERGED_LETTER.from, MERGED_LETTER.to)
}
