import { LATIN_KEYS, RUSSIAN_KEYS } from './letters.data.ts'

const OTHER_KEY = new Map<string, string>()
for (const [place, latin] of [...LATIN_KEYS].entries()) {
  const russian = RUSSIAN_KEYS.charAt(place)
  OTHER_KEY.set(latin, russian)
  // Punctuation has letters of the other alphabet on its key only one way round.
  OTHER_KEY.set(russian, latin)
}
// Shifted punctuation of the same keys.
for (const [shifted, plain] of [
  ['{', '['],
  ['}', ']'],
  [':', ';'],
  ['"', "'"],
  ['<', ','],
  ['>', '.'],
  ['~', '`'],
] as const) {
  OTHER_KEY.set(shifted, OTHER_KEY.get(plain)!)
}

/** What the same keys type with the other keyboard layout, in small letters: `gthajhfnjh` → «перфоратор» and back. */
export function switchLayout(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => OTHER_KEY.get(letter) ?? letter).join('')
}
