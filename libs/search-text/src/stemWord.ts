import { stemmer } from '@orama/stemmers/russian'
import { hasCyrillic } from './alphabet.ts'
import { FLEETING_VOWEL } from './letters.data.ts'

const LONGEST_STEMMED = 40
const SHORTEST_WITH_FLEETING_VOWEL = 5

/**
 * The part of a normalised Russian word that its forms share; other words as they are. Not a word itself, only to be
 * compared with other stems.
 */
export function stemWord(word: string): string {
  if (!hasCyrillic(word) || word.length > LONGEST_STEMMED) return word
  const stem = stemmer(word)
  return stem.length < SHORTEST_WITH_FLEETING_VOWEL ? stem : stem.replace(FLEETING_VOWEL, '')
}
