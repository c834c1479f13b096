import {
  isCodeKey,
  isWithinCodes,
  isPurposeWord,
  isSearchable,
  MAX_CODES_OF_RUN,
  MAX_LEADING_WORDS,
  MAX_PIECES_OF_CODE,
  PLACES,
  type DocumentTerm,
} from '@verstak/search-text/analyseDocument'
import { tokenBoundsOfAnyText, addTokenBounds } from '@verstak/search-text/tokenBounds'
import { Composer, composeText, LONGEST_COMPOSED } from '@verstak/search-text/normaliseText'
import { codeKeyOf, classifyToken, unitOf, type Token } from '@verstak/search-text/tokenise'
import type { CodeListBuilder } from './CodeListBuilder.ts'
import { TokenInterner } from './TokenInterner.ts'

/** Properties of a token, as bits. */
const [WORD, PURPOSE, SEARCHABLE, SMALL_RUSSIAN, CODE_PIECE, NUMBER, MEASURE, CODE] = [1, 2, 4, 8, 16, 32, 64, 128]
/** Tokens of these characters have the same code key wherever they stand. */
const SIMPLE = /^[ -~\u0401\u0410-\u044f\u0451]+$/
const UNKNOWN = -1

interface KnownToken {
  flags: number
  /** Id of the unit of measure; 0 = not a unit. */
  unit: number
  /** Id of its term; unknown until first used. */
  term: number
  /** Id of the term of a measure's number. */
  number: number
  /** Its part of a code key; null = the key must be made from the text. */
  key: string | null
}

/** Gives a term its id: `placeOf` of the term dictionary. */
type PlaceOf = (term: Pick<DocumentTerm, 'term' | 'token'>) => number

/**
 * Does for names what `documentTerms` and `documentCodes` do, but classifies each distinct token only once: the names of a
 * million products have fourteen million tokens, of which few are distinct.
 */
export class NameAnalyser {
  readonly #placeOf: PlaceOf
  readonly #interner = new TokenInterner()
  readonly #composer = new Composer()
  readonly #knownTokens: KnownToken[] = []
  readonly #units = new Map<string, number>()
  /** By number and unit: id of the term of both. */
  readonly #measures = new Map<number, number>()
  /** The name as written, and composed. */
  #written = new Uint16Array(1 << 8)
  #characters = new Uint16Array(LONGEST_COMPOSED << 8)
  #length = 0
  #bounds: number[] = []
  readonly #tokens: KnownToken[] = []
  readonly #tokenIds: number[] = []

  constructor(placeOf: PlaceOf) {
    this.#placeOf = placeOf
  }

  /** Tokenises a name; `terms` and `codes` then read it. */
  open(name: string): void {
    this.#ensureCapacity(name.length)
    for (let at = 0; at < name.length; at++) this.#written[at] = name.charCodeAt(at)
    this.#tokenise(name.length)
  }

  /** The same for a name in UTF-8. */
  openBytes(bytes: Uint8Array, from: number, to: number): void {
    this.#ensureCapacity(to - from)
    this.#tokenise(decodeUtf8(bytes, from, to, this.#written))
  }

  #tokenise(length: number): void {
    this.#compose(length)
    const bounds = this.#bounds
    const characters = this.#characters
    bounds.length = 0
    if (!addTokenBounds(characters, this.#length, bounds))
      bounds.splice(0, bounds.length, ...tokenBoundsOfAnyText(this.#textOf(0, this.#length)))
    this.#tokens.length = this.#tokenIds.length = bounds.length >> 1
    for (let i = 0; i < this.#tokenIds.length; i++) {
      const number = this.#interner.idOf(characters, bounds[2 * i]!, bounds[2 * i + 1]!)
      this.#tokenIds[i] = number
      this.#tokens[i] = this.#knownTokens[number] ??= this.#classify(this.#rawOf(i))
    }
  }

  /** Visits the terms of the name in order. */
  terms(visit: (term: number, place: DocumentTerm['place']) => void): void {
    const tokens = this.#tokens
    const headEnd = headEndOf(this.#characters, this.#length)
    const leadEnd = this.#leadEnd()
    let isPurpose = false
    for (let i = 0; i < tokens.length; i++) {
      const { flags } = tokens[i]!
      isPurpose ||= (flags & PURPOSE) !== 0
      if ((flags & SEARCHABLE) === 0 || this.#isUnit(i)) continue
      const isHead = this.#bounds[2 * i]! < headEnd && !isPurpose
      const place = i < leadEnd ? PLACES.lead : isHead ? PLACES.head : PLACES.rest
      visit(this.#termAt(i), place)
      if (i + 1 < tokens.length && this.#isUnit(i + 1)) visit(this.#measureAt(i), place)
      if ((flags & MEASURE) !== 0) visit(tokens[i]!.number, place)
    }
  }

  /** Adds the code keys of the name to the list. */
  codes(codeList: CodeListBuilder, row: number): void {
    let [from, to] = [0, 0]
    for (let i = 0; i < this.#tokens.length; i++) {
      const isPiece = (this.#tokens[i]!.flags & CODE_PIECE) !== 0 && !this.#isUnit(i)
      const isNext = isPiece && to > from && this.#areJoined(this.#bounds[2 * i - 1]!, this.#bounds[2 * i]!)
      if (!isNext) this.#addCodes(from, to, codeList, row)
      if (!isNext || to - from === MAX_PIECES_OF_CODE) from = to = i
      if (isPiece) to = i + 1
    }
    this.#addCodes(from, to, codeList, row)
  }

  #ensureCapacity(length: number): void {
    if (length <= this.#written.length) return
    this.#written = new Uint16Array(2 * length)
    this.#characters = new Uint16Array(2 * length * LONGEST_COMPOSED)
  }

  #compose(length: number): void {
    this.#length = this.#composer.write(this.#written, length, this.#characters)
    if (this.#length !== -1) return
    const text = composeText(stringOf(this.#written, 0, length))
    this.#length = text.length
    if (text.length > this.#characters.length) this.#characters = new Uint16Array(2 * text.length)
    for (let at = 0; at < text.length; at++) this.#characters[at] = text.charCodeAt(at)
  }

  #textOf(from: number, to: number): string {
    return stringOf(this.#characters, from, to)
  }

  #areJoined(from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (!isWithinCodes(this.#characters[at]!)) return false
    return true
  }

  /** True for a unit of measure behind a number. */
  #isUnit(i: number): boolean {
    return i > 0 && this.#tokens[i]!.unit !== 0 && (this.#tokens[i - 1]!.flags & NUMBER) !== 0
  }

  #leadEnd(): number {
    const most = Math.min(this.#tokens.length, MAX_LEADING_WORDS)
    for (let i = 0; i < most; i++) {
      const { flags } = this.#tokens[i]!
      if ((flags & (WORD | PURPOSE)) !== WORD || (i > 0 && (flags & SMALL_RUSSIAN) === 0)) return i
    }
    return most
  }

  #addCodes(from: number, to: number, codeList: CodeListBuilder, row: number): void {
    if (to === from || (to - from === 1 && (this.#tokens[from]!.flags & (CODE | MEASURE)) === 0)) return
    const last = Math.min(to, from + MAX_CODES_OF_RUN)
    for (let first = from; first < last; first++) {
      const key = this.#keyOf(first, to)
      if (isCodeKey(key)) codeList.add(key, row)
    }
  }

  #keyOf(from: number, to: number): string {
    let key = ''
    for (let i = from; i < to; i++) {
      const part = this.#tokens[i]!.key
      if (part === null) return codeKeyOf(this.#textOf(this.#bounds[2 * from]!, this.#bounds[2 * to - 1]!))
      key += part
    }
    return key
  }

  #rawOf(i: number): string {
    return this.#textOf(this.#bounds[2 * i]!, this.#bounds[2 * i + 1]!)
  }

  #classify(raw: string): KnownToken {
    const classified = classifyToken(raw)
    const { kind, text } = classified
    const unit = kind === 'word' ? unitOf(text) : undefined
    if (unit !== undefined && !this.#units.has(unit)) this.#units.set(unit, this.#units.size + 1)
    const is = (flag: number, isSet: boolean) => (isSet ? flag : 0)
    return {
      flags:
        is(WORD, kind === 'word') |
        is(NUMBER, kind === 'number') |
        is(MEASURE, kind === 'measure') |
        is(CODE, kind === 'code') |
        is(PURPOSE, isPurposeWord(classified)) |
        is(SEARCHABLE, isSearchable(classified)) |
        is(SMALL_RUSSIAN, classified.isSmallRussian) |
        is(CODE_PIECE, classified.isCodePiece),
      unit: unit === undefined ? 0 : this.#units.get(unit)!,
      term: UNKNOWN,
      number: UNKNOWN,
      key: classified.isCodePiece && SIMPLE.test(raw) ? codeKeyOf(raw) : null,
    }
  }

  /** Gives the term an id at first use: words that never stand as a term get none. */
  #termAt(i: number): number {
    const known = this.#tokens[i]!
    if (known.term === UNKNOWN) {
      const token = this.#tokenAt(i)
      known.term = this.#placeOf({ term: token.term, token })
      if (token.kind === 'measure') known.number = this.#placeOf({ term: token.number, token })
    }
    return known.term
  }

  #measureAt(i: number): number {
    const key = this.#tokenIds[i]! * 256 + this.#tokens[i + 1]!.unit
    const known = this.#measures.get(key)
    if (known !== undefined) return known
    const token = this.#tokenAt(i)
    const place = this.#placeOf({ term: token.term + unitOf(this.#tokenAt(i + 1).text)!, token })
    this.#measures.set(key, place)
    return place
  }

  #tokenAt(i: number): Pick<Token, 'kind' | 'text' | 'term' | 'number' | 'raw'> {
    const raw = this.#rawOf(i)
    return { ...classifyToken(raw), raw }
  }
}

/** Position of the first comma, semicolon or bracket that a space follows; composed texts have no other white space. */
function headEndOf(text: Uint16Array, length: number): number {
  for (let at = 0; at + 1 < length; at++) {
    const code = text[at]!
    if ((code === 0x2c || code === 0x3b || code === 0x28) && text[at + 1] === 0x20) return at
  }
  return length
}

/** Characters per call of `String.fromCharCode`, which takes a limited number of arguments. */
const STRING_PART = 1 << 12

function stringOf(characters: Uint16Array, from: number, to: number): string {
  let text = ''
  for (let at = from; at < to; at += STRING_PART) {
    text += String.fromCharCode(...characters.subarray(at, Math.min(to, at + STRING_PART)))
  }
  return text
}

/** Decodes valid UTF-8 to UTF-16. @returns the number of code units */
function decodeUtf8(bytes: Uint8Array, from: number, to: number, characters: Uint16Array): number {
  let end = 0
  for (let at = from; at < to;) {
    const first = bytes[at]!
    if (first < 0x80) {
      characters[end++] = first
      at += 1
    } else if (first < 0xe0) {
      characters[end++] = ((first & 0x1f) << 6) | (bytes[at + 1]! & 0x3f)
      at += 2
    } else if (first < 0xf0) {
      characters[end++] = ((first & 0x0f) << 12) | ((bytes[at + 1]! & 0x3f) << 6) | (bytes[at + 2]! & 0x3f)
      at += 3
    } else {
      const upper = ((first & 0x07) << 18) | ((bytes[at + 1]! & 0x3f) << 12)
      const code = upper | ((bytes[at + 2]! & 0x3f) << 6) | (bytes[at + 3]! & 0x3f)
      characters[end++] = 0xd7c0 + (code >> 10)
      characters[end++] = 0xdc00 + (code & 0x3ff)
      at += 4
    }
  }
  return end
}
