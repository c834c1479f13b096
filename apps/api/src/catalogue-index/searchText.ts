import { SAME_LETTERS } from './searchLetters.data.ts'

/** Text as it is compared: small letters, letters that people mix up made one, single spaces. */
export function searchTextOf(text: string): string {
  const small = text.toLowerCase()
  return SAME_LETTERS.reduce((result, [from, to]) => result.replaceAll(from, to), small)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words of a search; none for a blank one. */
export function searchWordsOf(text: string): string[] {
  return searchTextOf(text).split(' ').filter(Boolean)
}
