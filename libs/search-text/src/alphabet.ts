import { LOOKALIKES } from './letters.data.ts'

const RUSSIAN_BY_LATIN = Object.fromEntries(Object.entries(LOOKALIKES).map(([russian, latin]) => [latin, russian]))
const RUSSIAN = /\p{Script=Cyrillic}/u
const LATIN = /[a-z]/

/** True when the normalised word has a Cyrillic letter. */
export const hasCyrillic = (word: string): boolean => RUSSIAN.test(word)

/** True when the normalised word has a Latin letter. */
export const hasLatin = (word: string): boolean => LATIN.test(word)

/** Letters of both alphabets that look alike become the Latin one. */
export function toLatinLookalikes(word: string): string {
  return word.replace(/\p{Script=Cyrillic}/gu, (letter) => LOOKALIKES[letter] ?? letter)
}

/**
 * Rewrites a word of mixed Latin and Cyrillic letters in one alphabet, if every letter of the other has a lookalike in it: the
 * one that needs fewer changes. Other words are returned unchanged.
 */
export function toOneAlphabet(word: string): string {
  if (!hasCyrillic(word) || !hasLatin(word)) return word
  const latin = toLatinLookalikes(word)
  const russian = word.replace(/[a-z]/g, (letter) => RUSSIAN_BY_LATIN[letter] ?? letter)
  const [canBeLatin, canBeRussian] = [!hasCyrillic(latin), !hasLatin(russian)]
  if (canBeLatin !== canBeRussian) return canBeLatin ? latin : russian
  if (!canBeLatin) return word
  const isMostlyLatin = word.replace(/[^a-z]/g, '').length * 2 > word.length
  return isMostlyLatin ? latin : russian
}
