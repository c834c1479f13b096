import { SAME_IN_SPEECH, SILENT_LETTERS } from './letters.data.ts'

/** Russian words that sound alike have equal keys: «перфоратор» and «пирфаратор», «шуруповерт» and «шурупаверд». */
export function phoneticKey(word: string): string {
  return Array.from(word, (letter) => SAME_IN_SPEECH[letter] ?? letter)
    .filter((letter) => !SILENT_LETTERS.has(letter))
    .join('')
    .replace(/(.)\1+/gu, '$1')
}
