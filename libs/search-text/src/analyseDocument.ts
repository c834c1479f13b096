import { hasCyrillic } from './alphabet.ts'
import { PURPOSE_WORDS, STOP_WORDS } from './letters.data.ts'
import { codeKeyOf, measureOf, type Token, type TokenisedText } from './tokenise.ts'

/** Where in a name a term stands, the most important place first. */
export const PLACES = { lead: 3, head: 2, rest: 1 } as const

/** A term of a document. */
export interface DocumentTerm {
  term: string
  /** 3 = says what the thing is, 2 = before the first comma, 1 = behind it or behind «для». Never rises within a text. */
  place: 1 | 2 | 3
  /** Where it comes from. */
  token: Pick<Token, 'kind' | 'text' | 'raw'>
}

/** Codes are indexed whole; those up to this length are terms as well: М10, E14. */
const LONGEST_CODE_TERM = 5
const LONGEST_TERM = 40
const JOINTS: ReadonlySet<number> = new Set(Array.from(' -./_+', (joint) => joint.charCodeAt(0)))
/** Most tokens of one code. */
export const MAX_PIECES_OF_CODE = 6
/** Most codes of one run of tokens. */
export const MAX_CODES_OF_RUN = 4
/** Most leading words that say what a product is. */
export const MAX_LEADING_WORDS = 4

/** Terms of a name, a category or a characteristic, in their order; a term may come several times. */
export function documentTerms({ text, tokens }: TokenisedText): DocumentTerm[] {
  const comma = text.search(/[,;(]\s/)
  const headEnd = comma === -1 ? text.length : comma
  const terms: DocumentTerm[] = []
  const leadEnd = leadEndOf(tokens)
  let isPurpose = false
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!
    isPurpose ||= isPurposeWord(token)
    if (!isSearchable(token) || measureOf(tokens[index - 1], token) !== null) continue
    const place = index < leadEnd ? PLACES.lead : token.start < headEnd && !isPurpose ? PLACES.head : PLACES.rest
    terms.push({ term: token.term, place, token })
    const measure = measureOf(token, tokens[index + 1])
    if (measure !== null) terms.push({ term: measure, place, token })
    if (token.kind === 'measure') terms.push({ term: token.number, place, token })
  }
  return terms
}

/** A name starts with lower-case Russian words that say what it is, up to a brand, a number or a purpose. */
function leadEndOf(tokens: readonly Token[]): number {
  const most = Math.min(tokens.length, MAX_LEADING_WORDS)
  for (let index = 0; index < most; index++) {
    const token = tokens[index]!
    if (token.kind !== 'word' || isPurposeWord(token) || (index > 0 && !token.isSmallRussian)) return index
  }
  return most
}

/** True for prepositions such as «для»: the purpose of a thing follows. */
export const isPurposeWord = ({ kind, text }: Pick<Token, 'kind' | 'text'>): boolean =>
  kind === 'word' && PURPOSE_WORDS.has(text)

/** Letters and digits in a row make codes: keys of `GBH 2-26 DRE`, and of its ends `2-26 DRE`, `26 DRE`. */
export function documentCodes(tokenised: TokenisedText): string[] {
  const codes: string[] = []
  let run: Token[] = []
  for (let index = 0; index < tokenised.tokens.length; index++) {
    const token = tokenised.tokens[index]!
    const isPiece = token.isCodePiece && measureOf(tokenised.tokens[index - 1], token) === null
    const last = run.at(-1)
    const isNext = isPiece && last && areJoined(tokenised.text, last.end, token.start)
    if (last && !isNext) flush(tokenised, run, codes)
    if (last && (!isNext || run.length === MAX_PIECES_OF_CODE)) run = []
    if (isPiece) run.push(token)
  }
  flush(tokenised, run, codes)
  return codes
}

/** True when only characters that occur within codes stand between them: `GBH 2-26`. */
function areJoined(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isWithinCodes(text.charCodeAt(at))) return false
  return true
}

function flush({ text }: TokenisedText, run: readonly Token[], codes: string[]): void {
  if (run.length === 0 || (run.length === 1 && run[0]!.kind !== 'code' && run[0]!.kind !== 'measure')) return
  const end = run.at(-1)?.end ?? 0
  for (const token of run.slice(0, MAX_CODES_OF_RUN)) {
    const key = codeKeyOf(text.slice(token.start, end))
    if (isCodeKey(key)) codes.push(key)
  }
}

/** Characters that stand between the pieces of one code. */
export const isWithinCodes = (character: number): boolean => JOINTS.has(character)

/** True for keys with both letters and digits, of reasonable length. */
export function isCodeKey(key: string): boolean {
  if (key.length <= 2 || key.length > LONGEST_TERM) return false
  let [hasDigit, hasLetter] = [false, false]
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at)
    if (code >= 0x80) return /\d/.test(key) && /\p{L}/u.test(key)
    if (code >= 0x30 && code <= 0x39) hasDigit = true
    else if ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) hasLetter = true
  }
  return hasDigit && hasLetter
}

/** Whether a token becomes a term, unless it is the unit of the number before it. */
export function isSearchable({ kind, text, term }: Pick<Token, 'kind' | 'text' | 'term'>): boolean {
  if (term.length > LONGEST_TERM) return false
  if (kind === 'code') return term.length <= LONGEST_CODE_TERM
  return kind !== 'word' || (text.length > 1 && !STOP_WORDS.has(text))
}

/** A word as a page shows it. Latin ones keep their capitals, they are names. */
export function shownWord({ text, raw }: Pick<Token, 'text' | 'raw'>): string {
  return hasCyrillic(text) ? raw.toLowerCase() : raw
}
