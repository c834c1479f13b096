/** A letter between digits that stands for «by»: 115x22, M8*40. */
const BY = /(?<=\d)[xX\u0445\u0425*](?=\d)/g
const PIECE = /[\p{L}\p{N}]+(?:(?:(?<=\d)[.,/](?=\d)|\u00b7(?=\p{L}))[\p{L}\p{N}]+)*/gu

/** Classes of characters; texts with rare characters go through the expressions above. */
const [OTHER, UNKNOWN, JOINT, DOT, LETTER, BY_LETTER, DIGIT] = [0, 1, 2, 3, 4, 5, 6]
const MIDDLE_DOT = 0xb7
const CLASSES = Uint8Array.from({ length: 0x2300 }, (_, code) => classOf(String.fromCharCode(code), code))

function classOf(character: string, code: number): number {
  if (/[0-9]/.test(character)) return DIGIT
  if (/[xX\u0445\u0425]/.test(character)) return BY_LETTER
  if (/[.,/]/.test(character)) return JOINT
  if (/\p{L}/u.test(character)) return LETTER
  if (code === MIDDLE_DOT) return DOT
  return /[\p{N}\p{M}]/u.test(character) ? UNKNOWN : OTHER
}

/** Starts and ends of the tokens of a composed text, alternating. A token is a run of letters and digits, or a number with points. */
export function tokenBounds(text: string): number[] {
  const characters = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  const bounds: number[] = []
  return addTokenBounds(characters, text.length, bounds) ? bounds : tokenBoundsOfAnyText(text)
}

/**
 * The same for an array of characters.
 * @param bounds receives the bounds
 * @returns false for rare characters: use `tokenBoundsOfAnyText`
 */
export function addTokenBounds(text: Uint16Array, length: number, bounds: number[]): boolean {
  const classAt = (at: number) => (at < length ? classOfCode(text[at]!) : OTHER)
  let start = -1
  let before = OTHER
  for (let at = 0; at < length; at++) {
    const kind = classOfCode(text[at]!)
    if (kind === UNKNOWN) return false
    const isInside =
      kind === DOT
        ? start !== -1 && isLetter(classAt(at + 1))
        : kind === JOINT || kind === BY_LETTER
          ? (before === DIGIT && classAt(at + 1) === DIGIT) === (kind === JOINT)
          : kind >= LETTER
    if (isInside && start === -1) start = at
    if (!isInside && start !== -1) {
      bounds.push(start, at)
      start = -1
    }
    before = kind
  }
  if (start !== -1) bounds.push(start, length)
  return true
}

const isLetter = (kind: number): boolean => kind === LETTER || kind === BY_LETTER

const classOfCode = (code: number): number => (code < CLASSES.length ? CLASSES[code]! : UNKNOWN)

/** The same for any text, slower. */
export function tokenBoundsOfAnyText(text: string): number[] {
  return Array.from(text.replace(BY, ' ').matchAll(PIECE), ({ index, 0: piece }) => [
    index,
    index + piece.length,
  ]).flat()
}
