import { hasCyrillic, hasLatin, toLatinLookalikes, toOneAlphabet } from './alphabet.ts'
import { UNITS } from './letters.data.ts'
import { composeText, normaliseText } from './normaliseText.ts'
import { tokenBounds } from './tokenBounds.ts'
import { stemWord } from './stemWord.ts'

/** A token of a text. */
export interface Token {
  kind:
    /** Letters only. */
    | 'word'
    /** `125`, `2.5`, `1/2`. */
    | 'number'
    /** A number with its unit, written together: `125мм`. */
    | 'measure'
    /** Letters and digits: `м10`, `dcd800n`. */
    | 'code'
  /** In small letters of one alphabet. */
  text: string
  /** The term it is indexed by. */
  term: string
  /** The number of a measure; '' for other kinds. */
  number: string
  /** A Russian word without capitals. */
  isSmallRussian: boolean
  /** May be a part of an article number: anything but a word of prose or a number with its unit. */
  isCodePiece: boolean
  /** As it was written. */
  raw: string
  /** Place in the composed text. */
  start: number
  end: number
}

/** Composed text with its tokens in order. */
export interface TokenisedText {
  text: string
  tokens: Token[]
}

const LONGEST_CODE_PIECE = 5
const NUMBER = /^\d+(?:[.,/]\d+)*$/
const PLAIN_CODE = /^[ -~]*$/
const MEASURE = /^(\d+(?:[.,]\d+)?)(\p{L}+)$/u

/** Tokenises a text. `8 мм` stays two tokens, see `measureOf`. */
export function tokenise(source: string): TokenisedText {
  const text = composeText(source)
  const tokens: Token[] = []
  const bounds = tokenBounds(text)
  for (let i = 0; i < bounds.length; i += 2) {
    const [start, end] = [bounds[i]!, bounds[i + 1]!]
    const raw = text.slice(start, end)
    tokens.push({ ...classifyToken(raw), raw, start, end })
  }
  return { text, tokens }
}

/** Classifies a token of a composed text, independent of its neighbours. */
export function classifyToken(raw: string): Omit<Token, 'raw' | 'start' | 'end'> {
  const classified = readLetters(raw)
  const { kind, text } = classified
  const isSmallRussian = kind === 'word' && hasCyrillic(text) && raw === raw.toLowerCase()
  return { ...classified, isSmallRussian, isCodePiece: isCodePiece(classified, raw) }
}

function isCodePiece({ kind, text }: Pick<Token, 'kind' | 'text'>, raw: string): boolean {
  if (kind !== 'word') return kind !== 'measure' || /^\p{Lu}+$/u.test(raw.replace(/[\d.,]/g, ''))
  return text.length <= LONGEST_CODE_PIECE && (raw === raw.toUpperCase() || (text.length <= 3 && hasLatin(text)))
}

function readLetters(raw: string): Pick<Token, 'kind' | 'text' | 'term' | 'number'> {
  const text = normaliseText(raw).replaceAll('\u00b7', '')
  if (NUMBER.test(text)) return { kind: 'number', text, term: plainNumber(text), number: '' }
  const measure = MEASURE.exec(text)
  const unit = measure && unitOf(measure[2]!)
  if (measure && unit) {
    const number = plainNumber(measure[1]!)
    return { kind: 'measure', text, term: number + unit, number }
  }
  if (/\d/.test(text)) return { kind: 'code', text, term: codeKeyOf(text), number: '' }
  const word = toOneAlphabet(text)
  return { kind: 'word', text: word, term: stemWord(word), number: '' }
}

/** Term of a number with the unit behind it; null when the second token is no unit. */
export function measureOf(number: Token | undefined, unit: Token | undefined): string | null {
  if (number?.kind !== 'number' || unit?.kind !== 'word') return null
  const name = unitOf(unit.text)
  return name === undefined ? null : number.term + name
}

/** What two spellings of an article number share: letters and digits, lookalikes as Latin: `GBH 2-26` → `gbh226`. */
export function codeKeyOf(text: string): string {
  const small = text.toLowerCase()
  if (isKey(small)) return small
  if (PLAIN_CODE.test(text)) return small.replace(/[^a-z\d]+/g, '')
  return toLatinLookalikes(normaliseText(text).replace(/[^\p{L}\p{N}]+/gu, ''))
}

function isKey(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (!((code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x7a))) return false
  }
  return true
}

/** The name of a unit of measure by one of its spellings; undefined = it is none. */
export const unitOf = (word: string): string | undefined => (Object.hasOwn(UNITS, word) ? UNITS[word] : undefined)

/** Decimal point, no zeros behind it: `4,0` → `4`. */
function plainNumber(text: string): string {
  const number = text.replaceAll(',', '.')
  return /^\d+\.\d+$/.test(number) ? number.replace(/\.?0+$/, '') : number
}
