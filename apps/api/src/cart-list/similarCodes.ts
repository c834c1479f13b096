/** Cyrillic capitals that look like Latin ones. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X' },
}
/** Letters that look like digits. */
const DIGIT: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  I: '1',
  L: '1',
  '|': '1',
  З: '3',
  Z: '2',
  S: '5',
  B: '8',
}

const MAX_CODE = 40
const DIGITS = [...'0123456789']
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const translate = (code: string, table: Readonly<Record<string, string>>) =>
  [...code].map((letter) => table[letter] ?? letter).join('')

/** Ways of writing one code: as it stands, without spaces, in capitals. The first that exists is meant. */
export function sameCodes(code: string): string[] {
  const tight = code.replace(/[\s\u00A0]+/gu, '')
  return [...new Set([code, tight, tight.toUpperCase()])].filter((one) => one !== '')
}

/** Codes that look the same: with letters of the other alphabet, or letters for digits. */
export function lookAlikes(code: string): string[] {
  const plain = code.replace(/[\s\u00A0]+/gu, '').toUpperCase()
  const latin = translate(plain, LATIN)
  const all = [latin, translate(latin, DIGIT), translate(plain, DIGIT), plain.replace(/[-./]/gu, '')]
  return [...new Set(all)].filter((one) => one !== plain && one !== '' && one.length <= MAX_CODE)
}

/** Codes that differ by one character: a missing, a superfluous, a wrong one, or two that have changed places. */
export function oneEditAway(code: string): Set<string> {
  const plain = translate(code.replace(/[\s\u00A0]+/gu, '').toUpperCase(), LATIN)
  const edits = new Set<string>()
  if (plain.length < 3 || plain.length > MAX_CODE) return edits
  const alphabet = /^\d+$/u.test(plain) ? DIGITS : [...DIGITS, ...LETTERS, '-']
  for (let place = 0; place <= plain.length; place++) {
    const [before, after] = [plain.slice(0, place), plain.slice(place)]
    for (const letter of alphabet) {
      edits.add(before + letter + after)
      if (after !== '') edits.add(before + letter + after.slice(1))
    }
    if (after !== '') edits.add(before + after.slice(1))
    if (after.length > 1) edits.add(before + after[1]! + after[0]! + after.slice(2))
  }
  edits.delete(plain)
  return edits
}
