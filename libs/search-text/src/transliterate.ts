import { LATIN_BY_LETTER, READINGS, SAME_SOUNDS } from './letters.data.ts'

/** Russian letters of a normalised word in Latin ones: «перфоратор» → `perforator`. */
export function toLatin(word: string): string {
  return Array.from(word, (letter) => LATIN_BY_LETTER[letter] ?? letter).join('')
}

/** A Latin word as it is read aloud in Russian: `perforator` → «перфоратор», `bosch` → «бош». */
export function toCyrillic(word: string): string {
  let result = ''
  for (let at = 0; at < word.length;) {
    const rest = word.slice(at, at + LONGEST_READING)
    const reading = READINGS.find(([latin]) => rest.startsWith(latin))
    result += reading ? reading[1] : word.charAt(at)
    at += reading ? reading[0].length : 1
  }
  return result
}

/**
 * What is left of a word when its spellings in either alphabet are made one: `shurupovyort`, `shurupovert` and
 * «шуруповерт» are equal, and so are «бош» and `bosch`.
 */
export function transliterationKey(word: string): string {
  const latin = toLatin(word)
  return SAME_SOUNDS.reduce((result, [from, to]) => result.replaceAll(from, to), latin)
    .replace(/c(?=[aoukltrxvfzbdgmnps]|$)/g, 'k')
    .replace(/(.)\1+/g, '$1')
}

const LONGEST_READING = Math.max(...READINGS.map(([latin]) => latin.length))
